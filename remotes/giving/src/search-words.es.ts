export const searchWords: Record<string, string> = {
  '/donate-food': 'Donar comida, donaciones',
  '/campaigns': 'Apoyar una granja',
};
