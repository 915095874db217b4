export const close = 'Cerrar';
export const home = 'Inicio';
export const newTab = ' (se abre en otra pestaña)';
export const sampleSite = 'Sitio de muestra';
export const clearSearch = 'Borrar la búsqueda';
export const trail = 'Ruta de navegación';
export const share = 'Compartir';
export const sampleData = 'Datos de muestra';

export const stepOf = (step: number, steps: number) => `Paso ${step} de ${steps}`;
export const progress = 'Avance';
export const percent = (whole: number) => `${whole}\u00a0%`;
export const steps = 'Pasos';
export const done = 'Listo';

export const rowsOf = (first: number, last: number, rows: number) => `${first} a ${last} de ${rows}`;
export const page = (number: number) => `Página ${number}`;
export const sortBy = 'Ordenar por';
export const defaultOrder = 'Sin ordenar';
export const ascending = 'ascendente';
export const descending = 'descendente';

export const showAsTable = 'Ver como tabla';
export const goal = 'Meta';
export const chosen = (answers: string) => `Elegidos: ${answers}`;

export const noAmount = (typed: string) => `“${typed}” no es una cantidad. Escribe solo cifras, como 12,500.00.`;
export const noWhole = (typed: string) => `“${typed}” no es un número entero. Escribe solo cifras, como 45.`;
export const tooLarge = (most: string) => `Es más de lo que cabe en el campo: escribe ${most} o menos.`;
export const twoAmounts = (typed: string, one: string, other: string) =>
  `“${typed}” podría ser dos cantidades. Escribe ${one} o ${other}.`;

export const untilRead =
  'Tu navegador arma esta lista, porque nadie más sabe qué contiene. Si la lista no aparece, permite los scripts en este sitio o vuelve a cargar la página.';

export const sitePictureText =
  'Furrow: de la tierra al mercado, a la cadena de bloques. Un granero y surcos que corren hacia el sol.';
