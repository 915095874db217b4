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
        help: 'Bought from the grid. Your own solar is not counted.',
      },
      { name: 'nitrogen', label: 'Nitrogen', unit: 'pounds', help: 'Of nitrogen itself: 100 lb of urea hold 46.' },
    ],
  },
  {
    title: 'Animals',
    fields: [
      { name: 'dairyCows', label: 'Dairy cows', unit: 'head', help: 'In milk or dry, mean of the year.' },
      { name: 'otherCattle', label: 'Other cattle', unit: 'head', help: 'Beef cows, heifers, steers and bulls.' },
    ],
  },
  {
    title: 'What takes carbon up',
    fields: [
      {
        name: 'coverCrops',
        label: 'Cover crops',
        unit: 'acres',
        help: 'Green over winter on land that was bare before.',
      },
      { name: 'trees', label: 'Trees', unit: 'trees', help: 'Planted in the last ten years and still alive.' },
    ],
  },
];

export const sources: { input: string; factor: string; source: string }[] = [
  { input: 'Diesel', factor: '10.21 kg a gallon', source: 'US EPA, GHG Emission Factors Hub, 2024' },
  { input: 'Electricity', factor: '0.373 kg a kWh', source: 'US EPA, eGRID2022, US average' },
  { input: 'Nitrogen', factor: '1.95 kg a pound', source: 'IPCC 2019 Refinement, vol. 4 ch. 11; GWP 273' },
  { input: 'Dairy cow', factor: '3,726 kg a year', source: 'IPCC 2019 Refinement, table 10.11; GWP 27' },
  { input: 'Other cattle', factor: '1,728 kg a year', source: 'IPCC 2019 Refinement, table 10.11; GWP 27' },
  { input: 'Cover crops', factor: '\u2212475 kg an acre', source: 'Poeplau and Don, 2015, mean of 139 plots' },
  { input: 'Tree', factor: '\u22126 kg a year', source: 'US EPA, Equivalencies Calculator, ten-year mean' },
];
