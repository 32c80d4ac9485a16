// Decodes and re-encodes examples with the client of typescript-fetch. See roundtrip.py.
//
// Usage: roundtrip.js FOLDER EXAMPLES RESULTS, where FOLDER has the client compiled by tsc

const fs = require('fs');
const path = require('path');

const [folder, examples, results] = process.argv.slice(2);
const client = require(path.resolve(folder, 'index.js'));

const written = JSON.parse(fs.readFileSync(examples, 'utf8')).map(({ schema, value }) => {
    try {
        const model = client[schema + 'FromJSON'](value);
        return { value: JSON.parse(JSON.stringify(client[schema + 'ToJSON'](model))) };
    } catch (error) {
        return { error: String(error.stack) };
    }
});
fs.writeFileSync(results, JSON.stringify(written));
