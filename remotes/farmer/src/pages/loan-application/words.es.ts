import type { Risk } from '../../data/loan-terms.model';
import type { CollateralOption, StepName } from './loan-application.data';

export const title = 'Pide un préstamo';
export const pageTitle = 'Pide un préstamo de hasta $100,000 al 8.0\u00a0%';
export const pageDescription =
  'Pide de $1,000 a $100,000 a una tasa anual fija del 8.0\u00a0% con equipo, tierra, cultivos o ganado como garantía. Cuatro pasos y una respuesta en 24 horas.';
export const saveAndExit = 'Guardar y salir';
export const restored = 'Tu solicitud guardada está abierta, tal como la dejaste.';
export const stepOf = (name: string, step: number, steps: number) => `${name}, paso ${step} de ${steps}`;
export const updateNote = 'Tendrás noticias en 24 horas';
export const rateNote = '8.0\u00a0% anual, tasa fija';
export const sample = 'aquí no se presta dinero y no se envía nada de lo que escribas';
export const notSaved = 'No se guardó tu solicitud';
export const notSavedText =
  'El almacenamiento de este navegador está lleno o desactivado. Todo lo que escribiste sigue aquí.';
export const aMonth = 'al mes';
export const submitting = 'Enviando la solicitud...';
export const submit = 'Enviar la solicitud';
export const nextShort = 'Siguiente';
export const submitted = '¡Solicitud enviada!';
export const submittedText = 'Estamos revisando tu solicitud. Tendrás noticias en 24 horas.';
const stepLabels: Record<StepName, string> = {
  'Farm Details': 'Datos de la granja',
  'Loan Amount': 'Monto',
  Collateral: 'Garantía',
  Review: 'Revisión',
};
export const stepLabel = (name: StepName): string => stepLabels[name];
export const toAmount = 'Continuar con el monto';
export const toCollateral = 'Continuar con la garantía';
export const toReview = 'Revisar';
export const startOver = 'Empezar de nuevo';
export const startOverQuestion = '¿Empezar de nuevo?';
export const startOverErases = '¿Empezar de nuevo y borrar tus respuestas?';
export const keepAnswers = 'Conservar mis respuestas';

export const choose = 'Elige';
export const tagHelp = 'Elige una opción, o escribe y presiona Enter.';
export const required = '* obligatorio';
/** What the browser says until the page is hydrated. */
export const missingAnswer = 'Esta respuesta falta o está incompleta';
export const farm = 'La granja';
export const farmName = 'Nombre de la granja';
export const farmAddress = 'Dirección de la granja';
export const farmAddressExample = 'Calle, ciudad, estado';
export const farmSize = 'Tamaño de la granja';
export const establishedYear = 'Año de fundación';
export const whatGrows = 'Qué se cultiva y cómo';
export const primaryCrop = 'Producto principal';
export const secondaryCrops = 'Otros cultivos';
export const secondaryCropsExample = 'Frijol, Calabaza';
export const farmingType = 'Tipo de agricultura';
export const soilType = 'Tipo de suelo';
export const irrigationSystem = 'Sistema de riego';
export const certifications = 'Certificaciones';
export const certificationsExample = 'Orgánico, Comercio justo';
export const description = 'Descripción';
export const descriptionExample = 'Quiénes trabajan la tierra y cómo es un buen año';

export const howMuch = '¿Cuánto necesitas?';
export const loanAmount = 'Monto del préstamo';
export const amountHelp = (step: string) =>
  `En múltiplos de ${step}. Si pasa de $50,000, el desembolso espera la votación de PROP-2025-014.`;
export const loanPurpose = 'Destino del préstamo';
export const repaymentPeriod = 'Plazo de pago';
export const repaymentHelp = 'En meses. Puedes pagar antes en cualquier momento, sin penalidad.';
export const months = (count: number) => `${count} meses`;
export const sliderNote = 'Cambia al mover el control';
export const finances = 'Información financiera';
export const seenByPanel = 'Solo la ve el comité de préstamos';
export const annualRevenue = 'Ingresos anuales';
export const creditScore = 'Puntaje de crédito';
export const monthlyExpenses = 'Gastos mensuales';
export const existingDebts = 'Deudas actuales';
export const businessPlan = 'Plan de negocio';
export const businessPlanExample = '¿Qué va a cambiar en la granja y cuándo?';

export const yourLoan = 'Tu préstamo';
export const fees = (aYear: string) =>
  `Comisión anual de servicio del 0.5\u00a0%: ${aYear} al año. Si el préstamo no se paga, se liquida la garantía.`;
export const monthlyPayment = 'Pago mensual';
export const amount = 'Monto';
export const rate = 'Tasa fija';
export const apr = '8.0\u00a0% anual';
export const monthsTerm = 'Meses';
export const originationFee = 'Comisión de apertura, 2\u00a0%';
export const youReceive = 'Recibes';
export const totalInterest = 'Total de intereses';
export const schedule = 'Calendario de pagos';
export const payments = (count: number, payment: string) => `${count} pagos de ${payment}`;
export const stillOwed = '¿Cuánto se debe todavía cada mes?';
export const balanceFalls = (amount: string, payments: string) => `El saldo baja de ${amount} a cero en ${payments}.`;
export const month = 'Mes';
export const start = 'Inicio';
export const monthOf = (month: number) => `Mes ${month}`;
export const balanceOf = (amount: string) => `Saldo ${amount}`;
export const interestSoFar = (amount: string) => `Intereses hasta ahora ${amount}`;
export const left = (amount: string) => `Quedan ${amount}`;
export const afterAYear = 'después de un año';
export const thousands = (count: number) => `$${count} mil`;
export const payment = 'Pago';
export const interest = 'Intereses';
export const balance = 'Saldo';
export const year = (number: number) => `Año ${number}`;
export const monthByMonth = 'Saldo, mes por mes';
export const scheduleMissing = 'La tabla no se cargó. Vuelve a cargar la página para verla; tus respuestas se quedan.';

export const collateralType = 'Tipo de garantía';
export const chooseCollateral = 'Elige al menos un tipo de garantía para asegurar tu préstamo.';
export const equipment = 'Equipo';
export const equipmentText = 'Tractores, bombas, cámaras frías, paneles solares';
export const land = 'Tierra';
export const landText = 'Una escritura, o un arriendo de diez años o más';
export const crops = 'Cultivos';
export const cropsText = 'Los de esta temporada, tokenizados antes de la cosecha';
export const livestock = 'Ganado';
export const livestockText = 'Un rebaño o una parvada con identificación y seguro';
const risks: Record<Risk | CollateralOption['risk'], string> = {
  'Very Low': 'muy bajo',
  Low: 'bajo',
  Medium: 'medio',
  High: 'alto',
};
export const riskOf = (risk: Risk | CollateralOption['risk']) => `Riesgo ${risks[risk]}`;
export const riskName = (risk: Risk) => risks[risk].charAt(0).toUpperCase() + risks[risk].slice(1);
export const valuation = 'Valor de los bienes';
export const todaysPrices = 'A precios de hoy';
export const equipmentValue = 'Valor del equipo';
export const landValue = 'Valor de la tierra';
export const cropValue = 'Valor de los cultivos';
export const loanToValue = 'Préstamo sobre valor';
export const against = (loan: string, total: string) => `${loan} contra ${total} de garantía`;
export const noValues = 'Todavía no hay valores de la garantía';
export const percent = (figure: string) => `${figure}\u00a0%`;
export const upTo = (percent: number) => `hasta ${percent}\u00a0%`;
export const above = 'por encima';
export const insurance = 'Seguro';
export const insuranceProvider = 'Tipo de seguro';
export const insuranceCoverage = 'Cobertura del seguro';
export const extra = 'Información adicional';
export const additionalCollateral = 'Otras garantías';
export const additionalCollateralExample = 'Cualquier otra cosa que ofrezcas en garantía';
export const riskMitigation = 'Prevención de riesgos';
export const riskMitigationExample = 'Cómo te preparas para la sequía, las heladas y la caída de precios';

export const purpose = 'Destino';
export const complete = 'Completo';
export const notFilledIn = 'Sin respuesta';
export const openAnswers = (count: number) => `${count} sin respuesta`;
export const terms = 'Términos';
export const termsText =
  'Tasa anual fija del 8.0\u00a0%. Del préstamo se descuenta una comisión de apertura del 2\u00a0% y cada año se cobra el 0.5\u00a0% por el servicio. Puedes pagar antes sin penalidad. Si el préstamo no se paga, se liquida la garantía.';
export const agree = 'Leí los términos y los acepto';

export const enterFarmName = 'Escribe el nombre de la granja';
export const enterFarmAddress = 'Escribe la dirección de la granja';
export const enterAmount = 'Escribe la cantidad en cifras, como 12,500.00';
export const amountTooLow = 'Escribe una cantidad de cero o más';
export const enterYear = 'Escribe un año, como 1998';
export const yearTooEarly = 'El año de fundación tiene que ser 1900 o posterior';
export const yearTooLate = 'El año de fundación no puede estar en el futuro';
export const enterPlan = 'Describe cómo piensas usar el préstamo';

export const farmSizes = {
  micro: 'Mínima, menos de 5 acres',
  small: 'Pequeña, de 5 a 50 acres',
  medium: 'Mediana, de 50 a 200 acres',
  large: 'Grande, de 200 a 500 acres',
  industrial: 'Industrial, más de 500 acres',
};
export const primaryCrops = {
  vegetables: 'Verduras',
  fruits: 'Frutas',
  grains: 'Granos',
  legumes: 'Legumbres',
  herbs: 'Hierbas',
  livestock: 'Ganado',
  dairy: 'Lácteos',
  poultry: 'Aves',
  mixed: 'Mixto',
};
export const farmingTypes = {
  organic: 'Orgánica',
  conventional: 'Convencional',
  sustainable: 'Sostenible',
  regenerative: 'Regenerativa',
  hydroponic: 'Hidropónica',
  greenhouse: 'De invernadero',
};
export const soilTypes = {
  clay: 'Arcilloso',
  sandy: 'Arenoso',
  loamy: 'Franco',
  silty: 'Limoso',
  peaty: 'De turba',
  chalky: 'Calizo',
};
export const irrigationSystems = {
  drip: 'Por goteo',
  sprinkler: 'Por aspersión',
  surface: 'Superficial',
  subsurface: 'Subterráneo',
  rainwater: 'Con agua de lluvia',
  mixed: 'Mixto',
};
export const purposes = {
  equipment: 'Equipo',
  seeds: 'Semillas',
  irrigation: 'Riego',
  facility: 'Instalaciones',
  livestock: 'Ganado',
  technology: 'Tecnología',
  expansion: 'Expansión',
  'working-capital': 'Capital de trabajo',
  other: 'Otro',
};
export const revenues = {
  '0-25k': 'De $0 a $25 mil',
  '25k-50k': 'De $25 a $50 mil',
  '50k-100k': 'De $50 a $100 mil',
  '100k-250k': 'De $100 a $250 mil',
  '250k-500k': 'De $250 a $500 mil',
  '500k+': '$500 mil o más',
};
export const creditScores = {
  excellent: 'Excelente',
  good: 'Bueno',
  fair: 'Regular',
  poor: 'Deficiente',
  bad: 'Malo',
  'no-credit': 'Sin historial',
};
export const insurances = {
  none: 'Ninguno',
  'crop-insurance': 'Seguro de cosechas',
  'private-insurance': 'Seguro privado',
  'mutual-insurance': 'Seguro mutuo',
  'self-insured': 'Por cuenta propia',
};
export const secondaryCropSuggestions = [
  'Alfalfa',
  'Cebada',
  'Frijol',
  'Trébol',
  'Ajo',
  'Lenteja',
  'Maíz',
  'Avena',
  'Arveja',
  'Papa',
  'Zapallo',
  'Centeno',
  'Calabaza',
  'Girasol',
];
export const certificationSuggestions = [
  'Orgánico',
  'Comercio justo',
  'Rainforest Alliance',
  'GlobalG.A.P.',
  'Demeter',
  'Orgánico regenerativo',
  'Animal Welfare Approved',
  'Non-GMO Project',
  'Inocuidad de alimentos (HACCP)',
];
