/** The names of the months, January first. */
export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/**
 * An ISO day in words: `2025-03-15` is "15 de marzo de 2025". Reads the digits themselves, so that no time zone can move it.
 * @throws Error when `day` is not an ISO day
 */
export function longDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (!year || !name) throw new Error(`"${day}" is not a day like 2025-03-15.`);
  return `${Number(date)} de ${name} de ${year}`;
}

/**
 * A day of any year in words: `10-08` is "8 de octubre".
 * @throws Error when `day` is not a month and a day
 */
export function dayOfYear(day: string): string {
  const [, month, date] = /^(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (!name) throw new Error(`"${day}" is not a day like 03-15.`);
  return `${Number(date)} de ${name}`;
}
