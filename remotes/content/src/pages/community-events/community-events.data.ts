export const formats = [
  {
    title: 'Soil walks',
    text: 'Half a day on a member\u2019s land, never more than thirty people. Children are welcome, and so are dogs on a leash.',
  },
  {
    title: 'Readings',
    text: 'One text, two hours, read aloud: a contract, an audit, a lease. Recorded and captioned.',
  },
  {
    title: 'Assemblies',
    text: 'Twice a year, once in Zug and once on a farm. Everything said there about money goes in the minutes.',
  },
];

export const past = [
  { title: 'Winter assembly', date: 'February 8, 2025', place: 'Salina, Kansas', came: '187 attended' },
  { title: 'Slicers and signatures', date: 'January 23, 2025', place: 'Video call', came: '388 attended' },
  {
    title: 'Apple pressing at Green Valley',
    date: 'October 19, 2024',
    place: 'Green Valley, Oregon',
    came: '61 attended',
  },
];
