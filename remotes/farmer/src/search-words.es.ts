export const searchWords: Record<string, string> = {
  '/onboarding': 'Registrar tu granja, unirse a la DAO, vender lo que cultivas',
  '/loan-application': 'Pedir un préstamo, solicitud de préstamo',
};
