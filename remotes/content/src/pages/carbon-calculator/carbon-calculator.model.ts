import { mostAmount } from '@furrow/ui/amount';
import { formatFigure } from '@furrow/ui/format';

/** What a farm used and did in one year. Anything left out counts as zero. */
export type FarmYear = {
  /** Gallons. */
  diesel: number;
  /** Kilowatt-hours. */
  electricity: number;
  /** Pounds of nitrogen, not of fertilizer. */
  nitrogen: number;
  dairyCows: number;
  otherCattle: number;
  /** Acres under winter cover. */
  coverCrops: number;
  /** Trees planted in the last ten years. */
  trees: number;
};

const kilogramsPerPound = 0.45359237;
const acresPerHectare = 2.47105;
/** Carbon dioxide weighs this much more than the carbon in it. */
const carbonToDioxide = 44 / 12;
/** Global warming potentials over 100 years, IPCC Sixth Assessment Report, table 7.15: nitrous oxide, non-fossil methane. */
const nitrousOxide = 273;
const methane = 27;

/** Kilograms of CO2 equivalent for one unit of each input; negative where it is stored. */
export const factors = {
  /** US EPA, GHG Emission Factors Hub 2024: diesel, mobile combustion. */
  diesel: 10.21,
  /** US EPA, eGRID2022: national average output rate, 823.1 lb of CO2 per MWh. */
  electricity: (823.1 * kilogramsPerPound) / 1000,
  /** IPCC 2019 Refinement, volume 4, chapter 11: 1% of applied nitrogen leaves as N2O-N; 44/28 turns that into N2O. */
  nitrogen: kilogramsPerPound * 0.01 * (44 / 28) * nitrousOxide,
  /** IPCC 2019 Refinement, volume 4, table 10.11, North America: kilograms of methane a head and year. */
  dairyCows: 138 * methane,
  otherCattle: 64 * methane,
  /** Poeplau and Don, 2015, Agriculture, Ecosystems & Environment 200: 0.32 t of carbon a hectare and year. */
  coverCrops: -(320 / acresPerHectare) * carbonToDioxide,
  /** US EPA, Greenhouse Gas Equivalencies Calculator: 0.060 t of CO2 for a tree over its first ten years. */
  trees: -60 / 10,
} satisfies Record<keyof FarmYear, number>;

export type FarmInput = keyof typeof factors;

export type Estimate = {
  /** Tonnes of CO2 equivalent a year. */
  emitted: number;
  takenUp: number;
  /** Positive: more is emitted than stored. */
  net: number;
  /** The same by input; the sum of all parts is the net. */
  parts: Record<FarmInput, number>;
};

/** An estimate, in tonnes a year. Negative and unreadable inputs count as zero. */
export function estimateFarm(year: Partial<FarmYear>): Estimate {
  const inputs = Object.keys(factors) as FarmInput[];
  const parts = Object.fromEntries(
    inputs.map((input) => [input, (countable(year[input]) * factors[input]) / 1000]),
  ) as Estimate['parts'];
  const amounts = Object.values(parts);
  const emitted = sum(amounts.filter((amount) => amount > 0));
  const takenUp = sum(amounts.filter((amount) => amount < 0).map((amount) => -amount));
  return { emitted, takenUp, net: emitted - takenUp, parts };
}

/**
 * The figures of an estimate as they are read: `1,240.5 t`. All have the same decimals, two where one of them is below a
 * tenth of a ton, else one. The net is the difference of the two others as they are read.
 */
export function figuresOf({ emitted, takenUp, net }: Estimate): Record<'emitted' | 'takenUp' | 'net', string> {
  const isSmall = (tonnes: number) => tonnes !== 0 && Math.abs(tonnes) < 0.1;
  const digits = [emitted, takenUp, net].some(isSmall) ? 2 : 1;
  const round = (tonnes: number) => Number(tonnes.toFixed(digits));
  const format = (tonnes: number) => `${formatFigure(tonnes, digits)} t`;
  return {
    emitted: format(round(emitted)),
    takenUp: format(round(takenUp)),
    net: format(round(emitted) - round(takenUp)),
  };
}

function countable(value: number | undefined): number {
  // The browser may hold more than the fields take.
  return value !== undefined && value > 0 && value <= mostAmount ? value : 0;
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
