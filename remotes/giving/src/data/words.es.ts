import type { Category } from './campaigns.model';

export const tabs = { all: 'Todas', active: 'Activas', funded: 'Meta cumplida' };
export const sorts = {
  featured: 'Destacadas primero',
  goal: 'Meta más alta',
  raised: 'Más recaudado',
  supporters: 'Más donantes',
  ending: 'Terminan pronto',
};
const categories: Record<Category, string> = {
  Technology: 'Tecnología',
  Research: 'Investigación',
  Seeds: 'Semillas',
  Equipment: 'Equipo',
  Environment: 'Medio ambiente',
  Education: 'Educación',
  'Organic Transition': 'Transición orgánica',
  Infrastructure: 'Infraestructura',
  Conservation: 'Conservación',
  Community: 'Comunidad',
};
export const categoryName = (category: Category): string => categories[category];
export const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);
export const daysLeft = (count: number) => (count === 1 ? 'Queda 1 día' : `Quedan ${count} días`);
export const ended = 'Terminó';
export const campaignCount = (count: number) => (count === 1 ? '1 campaña' : `${count} campañas`);
export const notSaved = 'No se guardaron tus favoritos';
export const notSavedText = 'El almacenamiento de este navegador está lleno o desactivado.';
