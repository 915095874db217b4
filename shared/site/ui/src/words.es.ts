export const close = 'Cerrar';
export const home = 'Inicio';
export const newTab = ' (se abre en otra pestaña)';
export const sampleSite = 'Sitio de muestra';
export const clearSearch = 'Borrar la búsqueda';
export const trail = 'Ruta de navegación';
