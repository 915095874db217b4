export const formats = [
  {
    title: 'Soil walks',
    text: 'Half a day on a member\u2019s land, never more than thirty people. Children welcome, dogs on a lead.',
  },
  {
    title: 'Readings',
    text: 'One text, two hours, read aloud: a contract, an audit, a lease. Recorded and captioned.',
  },
  {
    title: 'Assemblies',
    text: 'Twice a year, in Zug and on a farm. Everything that is said there about money is minuted.',
  },
];

export const past = [
  { title: 'Winter assembly', date: 'February 8, 2025', place: 'Salina, Kansas', came: '214 came' },
  { title: 'Slicers and signatures', date: 'January 23, 2025', place: 'Video call', came: '388 came' },
  { title: 'Apple pressing at Green Valley', date: 'October 19, 2024', place: 'Green Valley, Oregon', came: '61 came' },
];
