export const wrongAnswers = (count: number) =>
  count === 1 ? 'Hay una respuesta por revisar' : `Hay ${count} respuestas por revisar`;

export const clear = 'Vaciar el formulario';
export const clearQuestion = '¿Vaciar el formulario?';
export const clearErases =
  'Lo que escribiste se guarda en esta pestaña hasta que la cierres. Al vaciar el formulario se borra.';
export const keep = 'Conservarlo';
export const clearIt = 'Vaciarlo';

export const leaveQuestion = '¿Salir sin enviar?';
export const typedIsLost = 'Lo que escribiste no se ha enviado y se perderá.';
export const stay = 'Quedarme aquí';
export const leave = 'Salir';
