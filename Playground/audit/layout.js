const gap = 14;
const boxHeight = 42;
const columnGap = 76;
const mostInColumn = 18;

// What arrows lead to stands a column further on, and last what none leads to. A column of too many becomes several.
function columnsOf(nodes, edges) {
	const columns = [];
	const waiting = new Set(nodes);
	let front = nodes.filter(({ isStart }) => isStart);
	while (waiting.size) {
		if (!front.length) front = [...waiting];
		for (const node of front) waiting.delete(node);
		const next = new Set(edges.filter(({ from, to }) => front.includes(from) && waiting.has(to)).map(({ to }) => to));
		const size = Math.ceil(front.length / Math.ceil(front.length / mostInColumn));
		while (front.length) columns.push(front.splice(0, size));
		front = [...next];
	}
	return columns;
}

// Gives each box its middle and each arrow its points, so that most lead to the right and few cross (after Sugiyama,
// Tagawa and Toda, 1981).
function layOut(nodes, edges) {
	const columns = columnsOf(nodes, edges);
	const put = (rank, item) => Object.assign(item, { rank, y: 0, near: [[], []] });
	columns.forEach((column, rank) => column.forEach((node) => put(rank, node)));
	for (const edge of edges) {
		const [first, end] = [edge.from, edge.to].sort((one, other) => one.rank - other.rank);
		edge.chain = [first];
		// An arrow that passes a column has a bend in it.
		for (let rank = first.rank + 1; rank < end.rank; rank++) {
			const bend = put(rank, { height: 10, width: 0 });
			columns[rank].push(bend);
			edge.chain.push(bend);
		}
		edge.chain.push(end);
		if (first.rank < end.rank) edge.chain.slice(1).forEach((item, index) => {
			item.near[0].push(edge.chain[index]);
			edge.chain[index].near[1].push(item);
		});
	}
	for (let sweep = 0; sweep < 30; sweep++) (sweep % 2 ? columns.toReversed() : columns).forEach((column) => settle(column, sweep));
	let x = 0;
	for (const column of columns) {
		const width = Math.max(...column.map((item) => item.width));
		for (const item of column) item.x = x + width / 2;
		x += width + columnGap;
	}
	for (const edge of edges) {
		const isForward = edge.chain[0] === edge.from;
		// Within a column it leads from right side to right side; there and back between two boxes are beside each other.
		const side = edge.from.rank === edge.to.rank ? 0.5 : -0.5;
		edge.points = edge.chain.map(({ x, y, width }, index) => [x + width * (index ? side : 0.5), y + (isForward ? -5 : 5)]);
		if (!isForward) edge.points.reverse();
	}
	const heights = columns.flat().map(({ y }) => y);
	return { width: x, top: Math.min(...heights) - boxHeight, bottom: Math.max(...heights) + boxHeight };
}

// Orders a column and brings it near its neighbors: those to the left, to the right, and at last both.
function settle(column, sweep) {
	const wanted = new Map(column.map((item) => {
		const near = sweep < 16 ? item.near[sweep % 2] : item.near.flat();
		return [item, near.length ? near.reduce((sum, { y }) => sum + y, 0) / near.length : item.y];
	}));
	column.sort((one, other) => wanted.get(one) - wanted.get(other));
	let least = -Infinity;
	let shift = 0;
	for (const item of column) {
		item.y = Math.max(wanted.get(item), least + item.height / 2);
		least = item.y + item.height / 2 + gap;
		shift += (wanted.get(item) - item.y) / column.length;
	}
	for (const item of column) item.y += shift;
}
