import guardian from '@furrow/ui/art/nft-guardian.svg';
import harvest from '@furrow/ui/art/nft-harvest.svg';
import seedling from '@furrow/ui/art/nft-seedling.svg';
import donate from '@furrow/ui/art/icon-donate.svg';
import impact from '@furrow/ui/art/icon-impact.svg';
import market from '@furrow/ui/art/icon-market.svg';
import tokenize from '@furrow/ui/art/icon-tokenize.svg';
import vote from '@furrow/ui/art/icon-vote.svg';
import wallet from '@furrow/ui/art/icon-wallet.svg';
import type { TagTone } from '@furrow/ui/tag';

export const quickLinks = [
  { title: 'Canjear tokens', text: 'Usa tus IMPACT', to: '/dashboard', icon: wallet },
  { title: 'Donar comida', text: 'Recolección gratis y recibo', to: '/donate-food', icon: donate },
  { title: 'Rescate de alimentos', text: '1,247 partidas rescatadas', to: '/food-rescue', icon: market },
  { title: 'Unirse a la DAO', text: 'Vota y gana', to: '/onboarding', icon: vote },
];

export const steps = [
  {
    title: 'Tokeniza tu granja',
    text: 'Convierte tierras y cultivos en participaciones que cualquiera puede comprar desde $10.',
    icon: tokenize,
  },
  {
    title: 'Compra comida',
    text: 'Elige entre lotes verificados. Quien produce fija el precio y se queda con el 80\u00a0%.',
    icon: market,
  },
  { title: 'Dona', text: 'El 5\u00a0% de cada pedido va a un banco de alimentos, de forma automática.', icon: donate },
  { title: 'Sigue el impacto', text: 'Comidas, carbono e ingresos, escritos en un registro público.', icon: impact },
];

export const farmerFigures = [
  { term: 'Microcréditos desde', value: '$1,000 al 8\u00a0% anual' },
  { term: 'Préstamos aprobados', value: '72\u00a0%' },
  { term: 'Aumento promedio del ingreso', value: '$150 mil' },
  { term: 'Tiempo para empezar', value: '5 minutos' },
];

type Activity = { activity: string; when: string; reference: string; amount: string; positive: boolean };

export const activities = [
  {
    activity: 'Donación a Hope Community Kitchen',
    when: 'Hace 2 horas',
    reference: 'DON-015',
    amount: '$120.00',
    positive: false,
  },
  { activity: 'Créditos de carbono retirados', when: 'Ayer', reference: 'CRB-118', amount: '+0.2 t', positive: true },
  {
    activity: 'Pedido: tomates, miel',
    when: 'Hace 3 días',
    reference: 'ORD-742',
    amount: '$38.46',
    positive: false,
  },
] satisfies Activity[];

type Tier = {
  name: string;
  art: string;
  price: string;
  weight: string;
  share: string;
  supply: string;
  rarity: string;
  tone: TagTone;
  benefits: string[];
};

export const tiers = [
  {
    name: 'Seedling',
    art: seedling,
    price: '0.1 ETH',
    weight: '1\u00d7',
    share: 'Ninguna',
    supply: '5,000',
    rarity: 'Común',
    tone: 'grey',
    benefits: ['Un voto en cada propuesta', 'El foro de los miembros', 'El registro de cada mes'],
  },
  {
    name: 'Harvest',
    art: harvest,
    price: '0.5 ETH',
    weight: '2\u00d7',
    share: '5\u00a0%',
    supply: '2,000',
    rarity: 'Rara',
    tone: 'blue',
    benefits: [
      'El doble de peso al votar',
      'Acceso anticipado a los lotes nuevos',
      'El derecho a presentar propuestas',
    ],
  },
  {
    name: 'Guardian',
    art: guardian,
    price: '2.0 ETH',
    weight: '5\u00d7',
    share: '15\u00a0%',
    supply: '500',
    rarity: 'Legendaria',
    tone: 'wheat',
    benefits: [
      'Cinco veces el peso al votar',
      'Un lugar en la revisión de la tesorería',
      'Visitas a granjas cada temporada',
    ],
  },
] satisfies Tier[];

export const phoneFeatures = [
  { term: 'Escanear códigos QR', value: 'También sin conexión' },
  { term: 'Diario de cosechas', value: 'Foto y voz' },
  { term: 'Billetera', value: 'USDC, IMPACT' },
];
