import bowler from '@furrow/ui/art/avatar-bowler.svg';
import cap from '@furrow/ui/art/avatar-cap.svg';
import earDefenders from '@furrow/ui/art/avatar-ear-defenders.svg';
import greyBraid from '@furrow/ui/art/avatar-grey-braid.svg';
import headwrap from '@furrow/ui/art/avatar-headwrap.svg';
import locs from '@furrow/ui/art/avatar-locs.svg';
import ponytail from '@furrow/ui/art/avatar-ponytail.svg';
import quiff from '@furrow/ui/art/avatar-quiff.svg';
import souwester from '@furrow/ui/art/avatar-souwester.svg';
import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import twoBuns from '@furrow/ui/art/avatar-two-buns.svg';
import cherryStamp from '@furrow/ui/art/stamp-cherry.svg';
import lettuceStamp from '@furrow/ui/art/stamp-lettuce.svg';
import mapleStamp from '@furrow/ui/art/stamp-maple.svg';
import speltStamp from '@furrow/ui/art/stamp-spelt.svg';
import type { CampaignDetails } from './farm-details.model';

/** By the id of the campaign. */
export const campaignDetails = {
  'green-valley': {
    product: 'heirloom-tomatoes',
    story: [
      'The river that waters our valley runs a few inches lower every summer. Two drones and a soil map let us water a row when that row is thirsty, and leave the rest to the fish. We tried it with a borrowed drone on six acres last year and the beans did not notice the difference. The river did.',
      'Your money buys a second drone, batteries for a full night, and the pump station that fills them from the pond instead of the stream.',
    ],
    metrics: [
      { value: '30%', label: 'less water drawn' },
      { value: '2M L', label: 'saved every year' },
      { value: '40', label: 'acres covered' },
    ],
    updates: [
      {
        date: '2025-09-17',
        title: 'The soil map is finished',
        content: '400 probes, one for every tenth of an acre. The dry corner is drier than we thought.',
      },
      {
        date: '2025-02-20',
        title: 'First drone in the barn',
        content: 'It arrived in a crate the size of a piano. Arjun has the license; the dog has opinions.',
      },
    ],
    team: [
      { name: 'Lucía Herrera', role: 'Grower', experience: '19 seasons in the valley', portrait: strawHat },
      { name: 'Arjun Rao', role: 'Drone pilot', experience: 'Licensed since 2016' },
      { name: 'Bill Mercer', role: 'Water steward', experience: 'Thirty years on the river board' },
    ],
  },
  'prairie-bee': {
    product: 'wildflower-honey',
    story: [
      'Bees fly about two miles, and between our hives and the next patch of bloom there were nine. So the neighbors gave us their field edges: a strip of clover, coneflower and asters, twelve feet wide, from the creek to the school.',
      'Your money buys seed for the last four miles and moves twenty of our hives to schools and families along the strip.',
    ],
    metrics: [
      { value: '60', label: 'hives along the strip' },
      { value: '9 mi', label: 'of flowers in a row' },
      { value: '23', label: 'neighbors on board' },
    ],
    updates: [
      {
        date: '2025-09-08',
        title: 'Fall seeding done',
        content:
          'We sowed ahead of the first fall rain, and the rain pressed the seed in. Dusty hands, good seed contact.',
      },
      {
        date: '2025-01-18',
        title: 'The school signs on',
        content: 'The last gap in the map is closed: the Salina middle school gives us its baseball outfield edge.',
      },
    ],
    team: [
      { name: 'Sam Okafor', role: 'Beekeeper', experience: 'Hives since 2009', portrait: locs },
      {
        name: 'June Weaver',
        role: 'Seed and soil',
        experience: 'Ran the county seed exchange for ten years',
      },
      { name: 'Hank Becker', role: 'Neighbor', experience: 'Farms the longest strip' },
    ],
  },
  altiplano: {
    story: [
      'At 12,000 feet a seed has to know frost, hail and drought. Our grandmothers kept 320 kinds of quinoa and potato that do. Half of them are now grown by only one family.',
      'We are building a cool, dry room with a public list: anyone may ask for seed, plant it, and send back twice as much after harvest.',
    ],
    metrics: [
      { value: '320', label: 'varieties kept' },
      { value: '46', label: 'families planting' },
      { value: '2x', label: 'seed returned' },
    ],
    updates: [
      {
        date: '2025-09-12',
        title: 'Shelf one is full',
        content: 'Sixty jars, labeled in Quechua and Spanish, each with the name of the family that saved it.',
      },
      {
        date: '2024-12-09',
        title: 'The room is dry',
        content: 'Adobe walls, a straw roof, and 38% humidity in the rainy season.',
      },
    ],
    team: [
      { name: 'Marta Quispe', role: 'Seed keeper', experience: 'Third generation', portrait: bowler },
      { name: 'Raúl Mamani', role: 'Builder', experience: 'Built forty adobe houses' },
      { name: 'Elena Choque', role: 'Agronomist', experience: 'Potato trials since 2012' },
    ],
  },
  hillcrest: {
    story: [
      'Our cold storage used to run on diesel. The hill above it gets sun all day and grows grass that nobody can mow because of the slope. Sheep can.',
      'Panels stand high enough for a ewe to walk under. She gets shade, we get power, and nobody has to listen to the generator anymore.',
    ],
    metrics: [
      { value: '120', label: 'MWh a year' },
      { value: '64', label: 'ewes grazing below' },
      { value: '0', label: 'liters of diesel' },
    ],
    updates: [
      {
        date: '2025-09-19',
        title: 'Goal reached',
        content: '308 of you. The second row of panels is ordered and the fence is already up.',
      },
      {
        date: '2025-02-02',
        title: 'The ewes approve',
        content: 'First day under the panels. They found the shade before we found the camera.',
      },
    ],
    team: [
      { name: 'Priya Nair', role: 'Shepherd', experience: 'Eleven lambing seasons', portrait: ponytail },
      { name: 'Jonah Reed', role: 'Electrician', experience: 'Put solar on forty barns' },
      { name: 'Hal Dorsey', role: 'Cheesemaker', experience: 'At Hillcrest since 1998' },
    ],
  },
  'violet-house': {
    story: [
      'Everybody sells grow lights; nobody publishes what they really do. We run twelve identical shelves under twelve mixes of light and write down every gram and every watt.',
      'The results go online under an open license, with the raw numbers, so that any grower can check them or do better.',
    ],
    metrics: [
      { value: '12', label: 'light mixes compared' },
      { value: '3', label: 'crops a season' },
      { value: '100%', label: 'of the data public' },
    ],
    updates: [
      {
        date: '2025-09-11',
        title: 'Shelf seven surprises us',
        content: 'Less blue, same weight, sweeter leaf. We are running it again before we believe it.',
      },
      { date: '2025-01-27', title: 'Meters calibrated', content: 'Each shelf has its own, so a watt is a watt.' },
    ],
    team: [
      { name: 'Hana Sato', role: 'Researcher', experience: 'Plant light since 2014', portrait: lettuceStamp },
      { name: 'Marcus Hill', role: 'Grower', experience: 'Ran a rooftop farm in Detroit' },
      { name: 'Ilse Brandt', role: 'Statistician', experience: 'Twenty years of field trials' },
    ],
  },
  'maple-row': {
    story: [
      'An apple tree that nobody prunes gives up after fifteen years. Vermont has thousands of them behind thousands of houses. We teach people to save theirs.',
      'Six weekends from February to April. You learn on our forty oldest trees, then take the saw home.',
    ],
    metrics: [
      { value: '90', label: 'new pruners a year' },
      { value: '40', label: 'old trees to learn on' },
      { value: '6', label: 'weekends' },
    ],
    updates: [
      {
        date: '2025-09-15',
        title: 'The pruned trees are bearing',
        content: 'Fewer apples than last year, each twice the size. The oldest tree needs a prop.',
      },
      {
        date: '2025-02-15',
        title: 'The tools are here',
        content: 'Fifteen saws, fifteen loppers, one very good sharpening stone.',
      },
    ],
    team: [
      { name: 'Tom Whelan', role: 'Orchardist', experience: '41 winters of pruning', portrait: mapleStamp },
      { name: 'Nia Brooks', role: 'Teacher', experience: 'Runs the school garden in Cabot' },
      { name: 'Ana Sofia Ruiz', role: 'Grafting', experience: 'Grafted 6,000 trees last year' },
    ],
  },
  tallgrass: {
    story: [
      'For three years an organic farm in transition spends like an organic farm and earns like a conventional one. That gap is why most stop after the first year.',
      'Your money pays for rye, clover and vetch on 210 acres and for the soil tests that show, each spring, whether it works.',
    ],
    metrics: [
      { value: '210', label: 'acres in transition' },
      { value: '3', label: 'years without chemicals' },
      { value: '+0.4%', label: 'carbon in the soil' },
    ],
    updates: [
      {
        date: '2025-09-13',
        title: 'Year one, measured',
        content: 'Worms per shovel: eleven. Last fall it was two.',
      },
      { date: '2024-11-30', title: 'Rye is up', content: 'Green in November, in Kansas, on purpose.' },
    ],
    team: [
      { name: 'Noor Haddad', role: 'Farmer', experience: 'Took over the land in 2018', portrait: twoBuns },
      {
        name: 'Curtis Lane',
        role: 'Soil scientist',
        experience: 'State extension, retired and bored',
      },
      { name: 'Dev Patel', role: 'Equipment', experience: 'Built the roller crimper himself' },
    ],
  },
  'oak-creek': {
    story: [
      'Eleven families here milk between nine and sixty cows. All of it leaves in one truck at five in the morning and comes back as somebody else’s cheese.',
      'One vat and a small aging room change that. The recipe is from 1911, found in the church hall.',
    ],
    metrics: [
      { value: '11', label: 'family herds' },
      { value: '4', label: 'new jobs' },
      { value: '5 mi', label: 'from cow to counter' },
    ],
    updates: [
      {
        date: '2025-09-18',
        title: 'The vat fits',
        content: 'By half an inch. We took the door off and the doorframe and then some wall.',
      },
      { date: '2025-02-22', title: 'First test batch', content: 'Too salty. Everyone ate it anyway.' },
    ],
    team: [
      { name: 'Ellen Vos', role: 'Dairy farmer', experience: 'Milks 42 Jerseys', portrait: souwester },
      { name: 'Pete Lund', role: 'Cheesemaker', experience: 'Trained in the Jura' },
      { name: 'Rosalind Achebe', role: 'Village council', experience: 'Keeps the books' },
    ],
  },
  mangrove: {
    story: [
      'The school next door wanted fresh greens and we had two tanks of tilapia. Fish make fertilizer all day. Gravel and roots turn their waste into clean water.',
      'With four more rafts we can fill the salad bar for 300 children, all year, on a parking lot.',
    ],
    metrics: [
      { value: '300', label: 'children fed a day' },
      { value: '90%', label: 'less water than a field' },
      { value: '4', label: 'floating rafts' },
    ],
    updates: [
      {
        date: '2025-09-10',
        title: 'First harvest for the school',
        content: 'Forty heads of lettuce. Third grade asked for seconds, which is new.',
      },
      {
        date: '2025-01-12',
        title: 'The pump is quiet now',
        content: 'A rubber mat and a doormat. The neighbors sent cookies.',
      },
    ],
    team: [
      { name: 'Diego Luna', role: 'Fish farmer', experience: 'Tanks since 2011', portrait: quiff },
      { name: 'Camila Ortiz', role: 'Greens', experience: 'Hydroponic lettuce for six years' },
      { name: 'Bev Coleman', role: 'School kitchen', experience: 'Cooks for 312 children' },
    ],
  },
  'cherry-bend': {
    story: [
      'Two degrees can make or break a cherry crop. When the trees are in bloom and the night drops below −2 °C (28 °F), the crop is gone by breakfast. Wind machines help if they start in time.',
      'Sixty sensors, one in every low spot, wake us while there is still time. Each neighbor within five miles gets the same alarm.',
    ],
    metrics: [
      { value: '60', label: 'sensors in low spots' },
      { value: '7 t', label: 'of fruit kept' },
      { value: '14', label: 'farms on the alarm' },
    ],
    updates: [
      {
        date: '2025-09-16',
        title: 'Thirty sensors up',
        content: 'The lowest one read frost on its first night, in the middle of September, which proves the point.',
      },
      { date: '2025-02-04', title: 'Radio mast on the barn', content: 'We can see all the way to Bend Hill.' },
    ],
    team: [
      { name: 'Anders Lindqvist', role: 'Grower', experience: 'Cherries since 1987', portrait: cherryStamp },
      { name: 'Daniel Park', role: 'Electronics', experience: 'Built the sensor boards' },
      { name: 'Kofi Boateng', role: 'Weather', experience: 'Twelve years at the lake station' },
    ],
  },
  'blue-heron': {
    story: [
      'Our four lowest acres have failed in three years out of five. The tide wants them. Ditches and pumps cost more than the corn was worth.',
      'So we give them back: shallow pools, rushes, a bank of earth. The marsh cleans the water of 300 acres before it reaches the bay.',
    ],
    metrics: [
      { value: '4', label: 'acres of marsh' },
      { value: '300', label: 'acres with cleaner runoff' },
      { value: '31', label: 'kinds of birds counted' },
    ],
    updates: [
      {
        date: '2025-09-09',
        title: 'Twelve herons',
        content: 'On a Tuesday, before coffee. The rushes are not even planted.',
      },
      {
        date: '2025-01-25',
        title: 'The permit came',
        content: 'Eleven months and one very patient county clerk.',
      },
    ],
    team: [
      { name: 'Grace Mbeki', role: 'Farmer', experience: 'Corn and oysters since 2006', portrait: headwrap },
      { name: 'Luke Amsel', role: 'Wetland ecologist', experience: 'Restored nine marshes' },
      { name: 'Tilly Grant', role: 'Bird count', experience: 'Every morning for 22 years' },
    ],
  },
  'red-barn': {
    story: [
      'Small grains grow well in our hills, but the big combines will not come for forty acres. We cut late, lost a third, and stopped growing them.',
      'One thresher, owned by nine farms, on a calendar that everybody can see. Rye, oats and spelt are back in the rotation.',
    ],
    metrics: [
      { value: '9', label: 'farms share it' },
      { value: '33%', label: 'less grain lost' },
      { value: '360', label: 'acres a season' },
    ],
    updates: [
      {
        date: '2025-09-12',
        title: 'It’s ours',
        content: '241 supporters, one used machine, one coat of red paint.',
      },
      {
        date: '2025-02-09',
        title: 'Rules for sharing',
        content: 'After rain, the thresher goes first to whoever has the ripest grain. Signed by all nine.',
      },
    ],
    team: [
      { name: 'Amrit Gill', role: 'Grain grower', experience: 'Spelt since 2003', portrait: speltStamp },
      { name: 'Dale Horst', role: 'Mechanic', experience: 'Keeps anything running' },
      { name: 'Sunniva Dahl', role: 'Miller', experience: 'Stone mill in Moscow', portrait: earDefenders },
    ],
  },
  'kettle-hollow': {
    story: [
      'We dig carrots in August and people want them in November. In between come a heat wave and a power line that fails in every storm.',
      'Straw walls two feet thick, panels on the roof, ice as the battery. The room stays at 2 °C (36 °F) when the valley is dark.',
    ],
    metrics: [
      { value: '18 t', label: 'stored a season' },
      { value: '2 °C (36 °F)', label: 'day and night' },
      { value: '5', label: 'months longer to sell' },
    ],
    updates: [
      {
        date: '2025-09-19',
        title: 'Cold since Sunday',
        content: 'First power outage last night. The room lost half a degree.',
      },
      { date: '2025-01-30', title: 'Walls are up', content: 'Six hundred bales and most of the village.' },
    ],
    team: [
      { name: 'Rosa Delgado', role: 'Grower', experience: 'Roots and squash for 16 years', portrait: greyBraid },
      { name: 'Ben Tsosie', role: 'Straw builder', experience: 'Twenty houses in Taos County' },
      { name: 'Leila Karimi', role: 'Cooling engineer', experience: 'Ice storage since 2015' },
    ],
  },
  'willow-bank': {
    story: [
      'The river took eleven feet of our field in one night. Upstream, where an old hedge still stands, it took nothing.',
      'We asked for two miles of hawthorn, hazel and willow. Time ran out before we reached the goal, so we planted what we could: a mile and a third.',
    ],
    metrics: [
      { value: '2 mi', label: 'of hedge planned' },
      { value: '1.3 mi', label: 'planted so far' },
      { value: '11 ft', label: 'of field lost in 2023' },
    ],
    updates: [
      {
        date: '2025-09-15',
        title: 'Through the first summer',
        content:
          'Nine in ten of our 4,300 saplings made it, without a hose. The rest of the hedge waits for another campaign.',
      },
      {
        date: '2025-01-14',
        title: 'Why a hedge holds',
        content: 'Its roots spread as wide as its crown, and no machine ever drives there again.',
      },
    ],
    team: [
      { name: 'Owen Price', role: 'Farmer', experience: 'Grows potatoes by the Hudson', portrait: cap },
      { name: 'Yara Haidar', role: 'Hedgelayer', experience: 'Learned it in Wales' },
      { name: 'Ruth Feldman', role: 'River watch', experience: 'Measures the riverbank every month' },
    ],
  },
} satisfies Record<string, CampaignDetails>;
