// Simulates a person's input within the plugin's page, which the surrounding page cannot reach, since its origin
// differs.
addEventListener("message", async ({ data }) => {
  if (!data.hand) return;
  for (const [id, value] of Object.entries(data.hand)) document.getElementById(id).value = value;
  const before = words.textContent;
  draw.click();
  while (words.textContent === before) await new Promise((resolve) => setTimeout(resolve, 20));
  parent.postMessage({
    seen: {
      origin: self.origin, words: words.textContent, policies: policy.options.length,
      diagnostics: [...diagnostics.children].map((item) => item.textContent),
    },
  }, "*");
});
