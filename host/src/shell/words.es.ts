export const skip = 'Saltar al contenido';
export const noScripts = 'Los scripts están desactivados, así que los botones no hacen nada.';
export const home = 'Inicio';
export const brand = 'Furrow, inicio';
export const donate = 'Donar comida';
export const stripStart = 'El 5\u00a0% de cada compra va a un banco de alimentos.';
export const stripRest = ' Envío gratis desde $50.';
export const quickNav = 'Tienda y cuenta';
export const mainNav = 'Principal';
export const menu = 'Menú';
export const signIn = 'Entrar';
export const tagline = 'De la tierra al mercado, a la cadena de bloques.';
export const note = '© 2025 Furrow. Datos de muestra.';
export const language = 'Idioma';
export const changeLanguage = 'Cambiar de idioma';
export const units = 'Unidades';
export const unitNames = { us: 'lb, °F', metric: 'kg, °C' };
export const theme = 'Tema';
export const themes = { light: 'Claro', dark: 'Oscuro', system: 'Sistema' };
export const tryAgain = 'Intentar de nuevo';

const labels: Record<string, string> = {
  Shop: 'Tienda',
  Marketplace: 'Mercado',
  Campaigns: 'Campañas',
  About: 'Nosotros',
  'Case studies': 'Casos',
  Community: 'Comunidad',
  Contact: 'Contacto',
  'Supply chain': 'Cadena de suministro',
  'Follow a lot from field to shelf': 'Sigue un lote del campo al estante',
  'Carbon markets': 'Mercados de carbono',
  'Sell the carbon your soil stores': 'Vende el carbono que guarda tu suelo',
  'Farmer empowerment': 'Apoyo a productores',
  'Loans, insurance, fair prices': 'Préstamos, seguros, precios justos',
  'Food safety': 'Inocuidad de los alimentos',
  'Recalls in minutes, not days': 'Retiros en minutos, no en días',
  Blog: 'Blog',
  'News from the field': 'Noticias del campo',
  'Farms and their results': 'Granjas y sus resultados',
  Docs: 'Documentación',
  'Build on the public ledger': 'Construye sobre el registro público',
  Whitepapers: 'Informes técnicos',
  'Research in depth': 'Investigación a fondo',
  'All farms': 'Todas las granjas',
  'Map of farms': 'Mapa de granjas',
  'The season': 'La temporada',
  'What is in season': 'Qué está en temporada',
  'Buy food': 'Comprar comida',
  'Support a farm': 'Apoyar una granja',
  'Farmer Portal': 'Portal de granjas',
  'Apply for a loan': 'Pedir un préstamo',
  'Start onboarding': 'Registrar tu granja',
  'Food bank partners': 'Bancos de alimentos aliados',
  Forum: 'Foro',
  Voting: 'Votación',
  Treasury: 'Tesorería',
  Impact: 'Impacto',
  Careers: 'Empleo',
  'Press kit': 'Prensa',
  'Bug bounty': 'Recompensas por fallas',
  Privacy: 'Privacidad',
  Terms: 'Términos',
  Cookies: 'Cookies',
  Solutions: 'Soluciones',
  Resources: 'Recursos',
  Market: 'Mercado',
  Farmers: 'Granjas',
  Governance: 'Gobernanza',
  Company: 'Empresa',
  'Legal and docs': 'Legal y documentación',
  'API docs': 'Documentación de la API',
  Audits: 'Auditorías',
  GitHub: 'GitHub',
  X: 'X',
  Discord: 'Discord',
  LinkedIn: 'LinkedIn',
};

/** @throws Error when a label of `navigation.data.ts` is not translated */
export function labeled(label: string): string {
  const known = labels[label];
  if (known === undefined) throw new Error(`navigation.data.ts has the label "${label}", which words.es.ts lacks.`);
  return known;
}
