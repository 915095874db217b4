import type { FarmInput } from './carbon-calculator.model';

export type InputField = { name: FarmInput; label: string; unit: string; help: string };

export const inputGroups: { title: string; fields: InputField[] }[] = [
  {
    title: 'What the farm uses in a year',
    fields: [
      { name: 'diesel', label: 'Diesel', unit: 'gallons', help: 'All tractors and trucks, from the fuel bills.' },
      {
        name: 'electricity',
        label: 'Electricity',
        unit: 'kWh',
        help: 'Bought from the grid. Do not count your own solar power.',
      },
      { name: 'nitrogen', label: 'Nitrogen', unit: 'pounds', help: 'Nitrogen only: 100 lb of urea contains 46 lb.' },
    ],
  },
  {
    title: 'Animals',
    fields: [
      { name: 'dairyCows', label: 'Dairy cows', unit: 'head', help: 'Milking or dry, averaged over the year.' },
      { name: 'otherCattle', label: 'Other cattle', unit: 'head', help: 'Beef cows, heifers, steers and bulls.' },
    ],
  },
  {
    title: 'What stores carbon',
    fields: [
      {
        name: 'coverCrops',
        label: 'Cover crops',
        unit: 'acres',
        help: 'Green through the winter on land that used to lie bare.',
      },
      { name: 'trees', label: 'Trees', unit: 'trees', help: 'Planted in the last ten years and still alive.' },
    ],
  },
];

export const sources: { input: string; factor: string; source: string }[] = [
  { input: 'Diesel', factor: '10.21 kg per gallon', source: 'US EPA, GHG Emission Factors Hub, 2024' },
  { input: 'Electricity', factor: '0.373 kg per kWh', source: 'US EPA, eGRID2022, US average' },
  { input: 'Nitrogen', factor: '1.95 kg per pound', source: 'IPCC 2019 Refinement, vol. 4 ch. 11; GWP 273' },
  { input: 'Dairy cow', factor: '3,726 kg per head per year', source: 'IPCC 2019 Refinement, table 10.11; GWP 27' },
  { input: 'Other cattle', factor: '1,728 kg per head per year', source: 'IPCC 2019 Refinement, table 10.11; GWP 27' },
  {
    input: 'Cover crops',
    factor: '\u2212475 kg per acre per year',
    source: 'Poeplau and Don, 2015, mean of 139 plots',
  },
  { input: 'Tree', factor: '\u22126 kg per tree per year', source: 'US EPA, Equivalencies Calculator, ten-year mean' },
];
