import { countInWords, startSentence } from '@furrow/ui/format';

export const pageTitle = 'Campañas: encuentra una granja que apoyar';
export const description =
  'Todas las campañas de las granjas en una lista: busca, filtra por categoría y ordena por meta, dinero recaudado, donantes o días que quedan.';
export const crumb = 'Campañas';
export const title = 'Campañas de las granjas';
export const lede = (campaigns: number) =>
  `${startSentence(countInWords(campaigns, 'granja'))}, una temporada. Elige un campo y síguelo hasta la cosecha.`;
export const start = 'Crea tu campaña';
export const ownGiving = 'Lo que tú aportas';
export const alreadyGiving = '¿Ya aportas?';
export const seeDone = 'Mira lo que han hecho tus granjas.';
export const mySupport = 'Mis aportes';
export const launched = (title: string) => (title ? `Se lanzó “${title}”.` : 'Se lanzó tu campaña.');
export const launchedText =
  'Este es un sitio de muestra: la campaña solo se escribió en la consola del navegador y no está en la lista de abajo.';
