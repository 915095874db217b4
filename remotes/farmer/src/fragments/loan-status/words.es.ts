export const loan = 'Préstamo';
export const shared = 'Lo comparte la granja';
export const onSchedule = 'Al día';
export const borrowed = (since: string) => `Prestado, ${since}`;
export const rate = 'Tasa fija';
export const apr = (percent: string) => `${percent}\u00a0% anual`;
export const paidBack = 'Pagado';
export const paidOf = (paid: number, months: number) => `${paid} de ${months} meses`;
export const monthlyPayment = 'Pago mensual';
export const stillOwed = 'Saldo';
export const progress = (loan: string) => `Pagado: ${loan}`;
export const note =
  'Se muestra porque la granja decidió compartirlo. Lo demás solo lo ven la granja y el contrato del préstamo.';
