/** The script of the page for operators. Each button copies the command beside it. */
export const dashboardScript = `
for (const button of document.querySelectorAll('.command button')) {
  const code = button.previousElementSibling;
  const told = document.getElementById('told');
  let timer;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      getSelection().selectAllChildren(code);
      document.execCommand('copy');
    }
    clearTimeout(timer);
    button.textContent = 'Copied';
    told.textContent = 'Copied: ' + code.textContent;
    timer = setTimeout(() => {
      button.textContent = 'Copy';
      told.textContent = '';
    }, 2000);
  });
}
`;
