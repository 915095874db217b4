export const close = 'Cerrar';
export const home = 'Inicio';
export const newTab = ' (se abre en otra pestaña)';
