export const allYear = 'Todo el año';
export const untilDay = (day: string) => `Hasta el ${day}`;
export const lastDay = 'Hoy es el último día';
export const moreDays = (days: number) => (days === 1 ? '1 día más' : `${days} días más`);
