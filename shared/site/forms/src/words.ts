export const wrongAnswers = (count: number) =>
  count === 1 ? 'One answer needs another look' : `${count} answers need another look`;

export const clear = 'Clear the form';
export const clearQuestion = 'Clear the form?';
export const clearErases = 'What you typed here is kept in this tab until you close it. Clearing the form erases it.';
export const keep = 'Keep It';
export const clearIt = 'Clear It';

export const leaveQuestion = 'Leave without sending?';
export const typedIsLost = 'What you typed here has not been sent and will be lost.';
export const stay = 'Stay on Page';
export const leave = 'Leave Page';
