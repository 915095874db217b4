import type { Harvest } from './harvest';

/** What each farm harvests in a year, and when. */
export const harvests: Readonly<Record<string, readonly Harvest[]>> = {
  'green-valley': [
    { what: 'Heirloom tomatoes', from: '07-10', to: '10-08' },
    { what: 'Chard', from: '05-01', to: '11-15' },
    { what: 'Beans', from: '07-01', to: '09-30' },
    { what: 'Wheat', from: '08-01', to: '08-20' },
  ],
  'prairie-bee': [{ what: 'Honey', from: '07-05', to: '09-28' }],
  altiplano: [
    { what: 'Quinoa', from: '04-10', to: '05-31' },
    { what: 'Potatoes', from: '05-01', to: '07-15' },
  ],
  hillcrest: [{ what: 'Sheep’s milk cheese', from: '05-01', to: '10-15' }],
  'violet-house': [{ what: 'Lettuce, basil, spinach', from: '01-01', to: '12-31' }],
  'maple-row': [
    { what: 'Apples', from: '09-05', to: '10-25' },
    { what: 'Maple syrup', from: '02-25', to: '04-10' },
  ],
  tallgrass: [
    { what: 'Sorghum', from: '09-28', to: '10-30' },
    { what: 'Rye', from: '07-01', to: '07-25' },
  ],
  'oak-creek': [{ what: 'Milk', from: '01-01', to: '12-31' }],
  mangrove: [
    { what: 'Tilapia', from: '01-01', to: '12-31' },
    { what: 'Lettuce and herbs', from: '10-15', to: '05-15' },
  ],
  'cherry-bend': [
    { what: 'Cherries', from: '07-05', to: '08-05' },
    { what: 'Asparagus', from: '05-05', to: '06-15' },
  ],
  'blue-heron': [
    { what: 'Oysters', from: '09-01', to: '04-30' },
    { what: 'Corn', from: '09-10', to: '10-25' },
  ],
  'red-barn': [
    { what: 'Spelt', from: '08-05', to: '08-30' },
    { what: 'Oats', from: '08-15', to: '09-10' },
    { what: 'Winter rye', from: '07-25', to: '08-15' },
  ],
  'kettle-hollow': [
    { what: 'Carrots and beets', from: '07-15', to: '10-20' },
    { what: 'Winter squash', from: '09-10', to: '10-25' },
    { what: 'Garlic', from: '07-10', to: '07-30' },
  ],
  'willow-bank': [
    { what: 'Potatoes', from: '08-01', to: '10-15' },
    { what: 'Leeks', from: '09-15', to: '12-15' },
  ],
  'double-h-ranch': [{ what: 'Beef shares', from: '06-01', to: '11-30' }],
  'old-mill-acres': [
    { what: 'Carrots', from: '07-20', to: '11-10' },
    { what: 'Onions and squash', from: '08-25', to: '10-10' },
  ],
  'meadowbrook-dairy': [{ what: 'Milk and curds', from: '01-01', to: '12-31' }],
  'blue-ridge-berries': [
    { what: 'Blueberries', from: '06-25', to: '09-24' },
    { what: 'Strawberries', from: '05-05', to: '06-20' },
    { what: 'Fall strawberries', from: '08-25', to: '10-10' },
  ],
  'moss-and-loam': [
    { what: 'Fall shiitake', from: '09-10', to: '11-15' },
    { what: 'Spring shiitake', from: '04-01', to: '06-15' },
    { what: 'Oyster mushrooms', from: '10-01', to: '12-10' },
  ],
  'mesa-verde-milpa': [
    { what: 'Blue corn', from: '09-25', to: '10-31' },
    { what: 'Chile', from: '08-15', to: '10-10' },
    { what: 'Beans', from: '08-20', to: '09-30' },
  ],
  'regen-plains-trust': [{ what: 'Soil cores', from: '04-05', to: '04-25' }],
  'sunrise-homestead': [{ what: 'Eggs', from: '01-01', to: '12-31' }],
  'golden-ear-mill': [
    { what: 'Winter wheat', from: '07-01', to: '07-25' },
    { what: 'Field peas', from: '07-15', to: '08-05' },
  ],
  'masseria-verde': [{ what: 'Olives', from: '10-20', to: '12-05' }],
  'finca-tres-rios': [
    { what: 'Coffee', from: '09-01', to: '01-31' },
    { what: 'Cacao', from: '10-01', to: '03-15' },
  ],
  'second-bridge-garden': [
    { what: 'Kale and chard', from: '01-01', to: '12-31' },
    { what: 'Leeks', from: '09-01', to: '03-31' },
    { what: 'Mustard greens', from: '10-01', to: '04-15' },
  ],
  'hollow-hill-orchard': [
    { what: 'Cider apples', from: '09-08', to: '11-10' },
    { what: 'Golden Russet', from: '10-10', to: '11-05' },
    { what: 'Northern Spy', from: '10-15', to: '11-05' },
  ],
  'san-luis-growers': [
    { what: 'Quinoa', from: '09-15', to: '10-20' },
    { what: 'Fava beans', from: '08-10', to: '09-05' },
  ],
  'walnut-bend-farm': [
    { what: 'Chicken', from: '06-01', to: '11-20' },
    { what: 'Walnuts', from: '09-20', to: '10-25' },
  ],
};
