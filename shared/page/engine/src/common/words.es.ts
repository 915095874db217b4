export const codeFailed = 'Puedes leer esta página, pero algunos de sus botones no funcionan.';
export const loadingPage = 'Cargando la página';
export const offline = 'No tienes conexión, así que no se pudo cargar la página siguiente.';
