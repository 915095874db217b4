export const handovers = [
  { who: 'Field', what: 'Hour, field, harvest weight', signed: 'Grower and scale' },
  { who: 'Shed', what: 'Split into crates, sums checked', signed: 'Packer' },
  { who: 'Road', what: 'Temperature every ten minutes', signed: 'Driver and truck' },
  { who: 'Depot', what: 'In, out, and the time between', signed: 'Depot gate' },
  { who: 'Shop', what: 'Weight and warmth on arrival', signed: 'Shop' },
];

export const results = [
  { value: '11 s', label: 'to trace a crate' },
  { value: '0.6%', label: 'weight unaccounted for' },
  { value: '$0.02', label: 'fees a crate' },
  { value: '41 mi', label: 'shortest network' },
];

export const startingPoints = [
  {
    title: 'Start with the scale',
    text: 'One signed weight at the shed door settles more arguments than any app. It takes an afternoon.',
  },
  {
    title: 'Then the split',
    text: 'Crates that add up to their lot make every later step checkable. Most farms stop here and are content.',
  },
  {
    title: 'Then the truck',
    text: 'A logger on the door and two signatures at each dock. Carriers ask for it once they have won a claim.',
  },
];
