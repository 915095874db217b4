import { countInWords, startSentence } from '@furrow/ui/format';
import type { FoodBankNeed } from './donate-food.model';

export const pageTitle = 'Dona comida: la recogemos gratis y te damos recibo';
export const pageDescription =
  'Dona comida fresca, empacada o preparada a un banco de alimentos. La recogemos gratis, te damos un recibo para tus impuestos y puedes ver adónde llegó.';
export const subject = 'Donar comida';
export const title = () => (
  <>
    ¿Te sobra comida? <br />A alguien le falta.
  </>
);
export const lede = 'Recogemos lo que no puedes usar y se lo llevamos a quien sí puede.';
export const schedule = 'Programar una donación';
export const myDonations = 'Mis donaciones';
export const freePickup = 'La recogemos gratis';
export const taxReceipts = 'Recibos para tus impuestos';
export const tons = '8.2\u00a0t';
export const redistributed = 'de comida redistribuida';
export const partners = 'organizaciones aliadas';
export const toPickup = 'desde que llamas hasta que pasamos';
export const forPickup = 'por recogerla';

export const whatToGive = 'Qué puedes dar';
export const kinds = (count: number) => startSentence(countInWords(count, 'tipo'));
export const fresh = 'Frutas y verduras';
export const freshText = 'Frutas, verduras y hierbas que aguanten al menos tres días más.';
export const pantry = 'Despensa';
export const pantryText = 'Granos, frijoles, aceite y latas, sellados y sin vencer.';
export const prepared = 'Comidas preparadas';
export const preparedText = 'Cocinadas hoy, bien enfriadas y con sus ingredientes en la etiqueta.';
export const surplus = 'Excedente';
export const surplusText = 'Por caja o por tarima, de una cosecha, una tienda o una cocina.';

export const urgentNeeds = 'Lo que más urge';
export const inOregon = (foodBanks: number) =>
  `${startSentence(countInWords(foodBanks, 'banco de alimentos', 'bancos de alimentos'))} en Oregón`;
export const place = (location: string) => location.replace('Oregon', 'Oregón');
export const giveTo = (foodBank: string) => `Donar a ${foodBank}`;
export const capacities: Record<FoodBankNeed['capacity'], string> = {
  'Accepting donations': 'Recibe donaciones',
  'High need': 'Mucha necesidad',
};
export const centralNeeds = ['Hojas verdes', 'Leche', 'Huevos'];
export const centralDistance = 'a 3.7 km del centro';
export const centralImpact = '1,900 hogares por semana';
export const riversideNeeds = ['Alimento para bebé', 'Arroz', 'Aceite'];
export const riversideDistance = 'a 6.6 km del centro';
export const riversideImpact = '640 hogares al otro lado del río';
export const hopeNeeds = ['Tubérculos y raíces', 'Pan', 'Caldo'];
export const hopeDistance = 'a 9.3 km del centro';
export const hopeImpact = '310 almuerzos calientes al día';

export const howItWorks = 'Cómo funciona';
export const scheduleStep = 'Prográmala';
export const scheduleStepText = 'Dinos qué es, cuánto hay y dónde recogerlo.';
export const pickupStep = 'La recogemos';
export const pickupStepText = 'Pasamos a la hora que elegiste, sin costo.';
export const distributedStep = 'Se reparte';
export const distributedStepText = 'El banco de alimentos la pesa, la etiqueta y la reparte en menos de un día.';
export const followStep = 'Ves adónde llegó';
export const followStepText = 'Encuentra las comidas, el destino y el recibo en Mis donaciones.';
export const runFoodBank = '¿Diriges un banco de alimentos?';
export const becomePartner = 'Únete como organización aliada';

export const form = 'Programar una donación';
export const donationType = 'Tipo de donación';
export const chooseType = 'Elige un tipo';
export const preferredFoodBank = 'Banco de alimentos preferido';
export const neediest = 'El que más lo necesite';
export const quantity = 'Cantidad aproximada';
export const quantityHelp = 'En kilos, cajas o comidas.';
export const description = 'Descripción';
export const descriptionHelp = 'Qué es y cuánto tiempo se conserva.';
export const address = 'Dirección donde recogerla';
export const date = 'Fecha preferida';
export const sendReceipt = 'Quiero un recibo para deducir impuestos';
export const send = 'Programar la donación';
export const sample = 'no se envía nada de lo que escribas';
