// The hand of a person in the plugin's page: the page around it cannot reach into one of another origin.
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
