import type { Harvest } from './harvest';

export const harvests: Readonly<Record<string, readonly Harvest[]>> = {
  'green-valley': [
    { what: 'Tomates de herencia', from: '07-10', to: '10-08' },
    { what: 'Acelga', from: '05-01', to: '11-15' },
    { what: 'Frijoles', from: '07-01', to: '09-30' },
    { what: 'Trigo', from: '08-01', to: '08-20' },
  ],
  'prairie-bee': [{ what: 'Miel', from: '07-05', to: '09-28' }],
  altiplano: [
    { what: 'Quinua', from: '04-10', to: '05-31' },
    { what: 'Papas', from: '05-01', to: '07-15' },
  ],
  hillcrest: [{ what: 'Queso de oveja', from: '05-01', to: '10-15' }],
  'violet-house': [{ what: 'Lechuga, albahaca, espinaca', from: '01-01', to: '12-31' }],
  'maple-row': [
    { what: 'Manzanas', from: '09-05', to: '10-25' },
    { what: 'Jarabe de arce', from: '02-25', to: '04-10' },
  ],
  tallgrass: [
    { what: 'Sorgo', from: '09-28', to: '10-30' },
    { what: 'Centeno', from: '07-01', to: '07-25' },
  ],
  'oak-creek': [{ what: 'Leche', from: '01-01', to: '12-31' }],
  mangrove: [
    { what: 'Tilapia', from: '01-01', to: '12-31' },
    { what: 'Lechuga y hierbas', from: '10-15', to: '05-15' },
  ],
  'cherry-bend': [
    { what: 'Cerezas', from: '07-05', to: '08-05' },
    { what: 'Espárragos', from: '05-05', to: '06-15' },
  ],
  'blue-heron': [
    { what: 'Ostras', from: '09-01', to: '04-30' },
    { what: 'Maíz', from: '09-10', to: '10-25' },
  ],
  'red-barn': [
    { what: 'Espelta', from: '08-05', to: '08-30' },
    { what: 'Avena', from: '08-15', to: '09-10' },
    { what: 'Centeno de invierno', from: '07-25', to: '08-15' },
  ],
  'kettle-hollow': [
    { what: 'Zanahorias y remolachas', from: '07-15', to: '10-20' },
    { what: 'Calabaza', from: '09-10', to: '10-25' },
    { what: 'Ajo', from: '07-10', to: '07-30' },
  ],
  'willow-bank': [
    { what: 'Papas', from: '08-01', to: '10-15' },
    { what: 'Puerros', from: '09-15', to: '12-15' },
  ],
  'double-h-ranch': [{ what: 'Porciones de res', from: '06-01', to: '11-30' }],
  'old-mill-acres': [
    { what: 'Zanahorias', from: '07-20', to: '11-10' },
    { what: 'Cebollas y calabaza', from: '08-25', to: '10-10' },
  ],
  'meadowbrook-dairy': [{ what: 'Leche y cuajada', from: '01-01', to: '12-31' }],
  'blue-ridge-berries': [
    { what: 'Arándanos', from: '06-25', to: '09-24' },
    { what: 'Fresas', from: '05-05', to: '06-20' },
    { what: 'Fresas de otoño', from: '08-25', to: '10-10' },
  ],
  'moss-and-loam': [
    { what: 'Shiitake de otoño', from: '09-10', to: '11-15' },
    { what: 'Shiitake de primavera', from: '04-01', to: '06-15' },
    { what: 'Hongos ostra', from: '10-01', to: '12-10' },
  ],
  'mesa-verde-milpa': [
    { what: 'Maíz azul', from: '09-25', to: '10-31' },
    { what: 'Chile', from: '08-15', to: '10-10' },
    { what: 'Frijoles', from: '08-20', to: '09-30' },
  ],
  'regen-plains-trust': [{ what: 'Muestras de suelo', from: '04-05', to: '04-25' }],
  'sunrise-homestead': [{ what: 'Huevos', from: '01-01', to: '12-31' }],
  'golden-ear-mill': [
    { what: 'Trigo de invierno', from: '07-01', to: '07-25' },
    { what: 'Arvejas', from: '07-15', to: '08-05' },
  ],
  'masseria-verde': [{ what: 'Aceitunas', from: '10-20', to: '12-05' }],
  'finca-tres-rios': [
    { what: 'Café', from: '09-01', to: '01-31' },
    { what: 'Cacao', from: '10-01', to: '03-15' },
  ],
  'second-bridge-garden': [
    { what: 'Col rizada y acelga', from: '01-01', to: '12-31' },
    { what: 'Puerros', from: '09-01', to: '03-31' },
    { what: 'Hojas de mostaza', from: '10-01', to: '04-15' },
  ],
  'hollow-hill-orchard': [
    { what: 'Manzanas para sidra', from: '09-08', to: '11-10' },
    { what: 'Golden Russet', from: '10-10', to: '11-05' },
    { what: 'Northern Spy', from: '10-15', to: '11-05' },
  ],
  'san-luis-growers': [
    { what: 'Quinua', from: '09-15', to: '10-20' },
    { what: 'Habas', from: '08-10', to: '09-05' },
  ],
  'walnut-bend-farm': [
    { what: 'Pollo', from: '06-01', to: '11-20' },
    { what: 'Nueces', from: '09-20', to: '10-25' },
  ],
};
