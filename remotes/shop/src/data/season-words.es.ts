const months: Record<string, string> = {
  January: 'enero',
  February: 'febrero',
  March: 'marzo',
  April: 'abril',
  May: 'mayo',
  June: 'junio',
  July: 'julio',
  August: 'agosto',
  September: 'septiembre',
  October: 'octubre',
  November: 'noviembre',
  December: 'diciembre',
};

const monthAndYear = (month: string) => month.replace(/^(\w+) /, (_, name: string) => `${months[name] ?? name} de `);

export const keptFrom = (month: string) => `De ${monthAndYear(month)}`;
export const nextIn = (month: string) => `Vuelve en ${month}`;
export const keptFromHarvest = (month: string) => `De la cosecha de ${monthAndYear(month)}`;
export const inSeasonAllYear = 'En temporada todo el año';
export const inSeasonUntil = (day: string) => `En temporada hasta el ${day}`;
