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

export const keptFrom = (month: string) =>
  `De ${month.replace(/^(\w+) /, (_, name: string) => `${months[name] ?? name} de `)}`;
export const nextIn = (month: string) => `Vuelve en ${month}`;
