export const wrongAnswers = (count: number) =>
  count === 1 ? 'One answer needs another look' : `${count} answers need another look`;
