export const activity = 'Tu actividad';
export const dashboard = 'Panel';
export const orders = 'Pedidos';
export const favorites = 'Favoritos';
export const loan = 'Solicitud de préstamo';
export const eraseAll = 'Borrar todo…';
export const onlyHere = 'Guardado solo en este navegador.';
export const entries = (count: number) => (count === 1 ? '1 registro' : `${count} registros`);
/** How the loan stands. Entries are written in English: decision 216. */
export const stateName = (state: string) =>
  state === 'submitted' ? 'enviada' : state.replace(/^step (\d+) of (\d+)$/, 'paso $1 de $2');
