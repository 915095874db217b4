import type { Campaign } from './campaigns.model';

const titles: Record<string, string> = {
  'green-valley': 'Drone irrigation for 40 acres',
  'prairie-bee': 'A pollinator corridor, mile by mile',
  altiplano: 'An heirloom seed library',
  hillcrest: 'Sheep under solar',
  'violet-house': 'Lettuce under violet light',
  'maple-row': 'Pruning school for beginners',
  tallgrass: 'Three years to living soil',
  'oak-creek': 'A village creamery',
  mangrove: 'Fish below, lettuce above',
  'cherry-bend': 'Frost sensors for cherry rows',
  'blue-heron': 'A pond for the herons',
  'red-barn': 'A thresher for nine farms',
  'kettle-hollow': 'A cold room that runs on sun',
  'willow-bank': 'Hedges along the river road',
};

export const keptTitle = ({ id, title }: Pick<Campaign, 'id' | 'title'>) => titles[id] ?? title;
