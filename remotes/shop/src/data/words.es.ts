import type { Category } from './products.model';

export const lots = (count: number) => (count === 1 ? '1 lote' : `${count} lotes`);

const categories: Record<Category, string> = {
  'Fresh Produce': 'Frutas y verduras',
  Grains: 'Granos',
  'Dairy & Eggs': 'Lácteos y huevos',
  Livestock: 'Carnes',
  Specialty: 'Especialidades',
  'Carbon Credits': 'Créditos de carbono',
};
export const categoryName = (category: Category): string => categories[category];

const places: Record<string, string> = {
  Oregon: 'Oregón',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  Missouri: 'Misuri',
};
export const placeName = (place: string) => places[place] ?? place;

export const andMore = (count: number) => `y ${count} más`;
/** As a sentence has it: `el jueves 13 de marzo de 2025`. */
export const dayAndDate = (day: string, date: string) => `${day} ${date}`;
export const days = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
