import { countInWords, startSentence } from '@furrow/ui/format';

const lots = (count: number) => startSentence(countInWords(count, 'lote'));

export const title = 'Compra comida directo de las granjas';
export const description = (count: number) =>
  `${lots(count)} para cocinar esta semana, directo de quienes los cultivan. Envío gratis desde $50, y el 5\u00a0% de cada compra alimenta a alguien cerca.`;
export const crumb = 'Comprar comida';
export const heading = () => (
  <>
    Come lo que da <br />
    la temporada.
  </>
);
export const lede = (count: number) =>
  `${lots(count)} para cocinar esta semana. Envío gratis desde $50, y el 5\u00a0% alimenta a alguien cerca.`;
export const shopThisWeek = 'Comprar esta semana';
export const fullMarketplace = 'Ver el mercado';
export const featured = 'Lo mejor de esta semana';
export const products = (count: number) => `${count} productos`;
export const more = 'Más para comprar y apoyar';
export const just = (count: number) => <>Solo {countInWords(count, 'de nuestros lotes', 'de nuestros lotes')}.</>;
export const rest = 'Los demás están en el mercado, cada uno con su origen.';
export const browse = 'Ver el mercado';
export const support = 'Apoyar una granja';
export const shop = 'Tienda';
export const marketplace = 'Mercado';
export const cart = 'Carrito';
export const rating = 'Valoración';
export const ofFive = (value: number) => <>{value} de 5</>;
export const add = 'Agregar al carrito';
export const addNamed = (name: string) => `Agregar al carrito, ${name}`;
