import apple from '@furrow/ui/art/stamp-apple.svg';
import bee from '@furrow/ui/art/stamp-bee.svg';
import blueCorn from '@furrow/ui/art/stamp-blue-corn.svg';
import bluestem from '@furrow/ui/art/stamp-bluestem.svg';
import carrot from '@furrow/ui/art/stamp-carrot.svg';
import cheese from '@furrow/ui/art/stamp-cheese.svg';
import cherry from '@furrow/ui/art/stamp-cherry.svg';
import clover from '@furrow/ui/art/stamp-clover.svg';
import coffee from '@furrow/ui/art/stamp-coffee.svg';
import cow from '@furrow/ui/art/stamp-cow.svg';
import eggs from '@furrow/ui/art/stamp-eggs.svg';
import fish from '@furrow/ui/art/stamp-fish.svg';
import kale from '@furrow/ui/art/stamp-kale.svg';
import leek from '@furrow/ui/art/stamp-leek.svg';
import lettuce from '@furrow/ui/art/stamp-lettuce.svg';
import maple from '@furrow/ui/art/stamp-maple.svg';
import mushroom from '@furrow/ui/art/stamp-mushroom.svg';
import olive from '@furrow/ui/art/stamp-olive.svg';
import oyster from '@furrow/ui/art/stamp-oyster.svg';
import potato from '@furrow/ui/art/stamp-potato.svg';
import quinoa from '@furrow/ui/art/stamp-quinoa.svg';
import rooster from '@furrow/ui/art/stamp-rooster.svg';
import sheep from '@furrow/ui/art/stamp-sheep.svg';
import spelt from '@furrow/ui/art/stamp-spelt.svg';
import squash from '@furrow/ui/art/stamp-squash.svg';
import steer from '@furrow/ui/art/stamp-steer.svg';
import strawberry from '@furrow/ui/art/stamp-strawberry.svg';
import tomato from '@furrow/ui/art/stamp-tomato.svg';
import wheat from '@furrow/ui/art/stamp-wheat.svg';

/** The picture of what a farm grows, by the farm. */
export const stamps: Readonly<Record<string, string>> = {
  'green-valley': tomato,
  'prairie-bee': bee,
  altiplano: potato,
  hillcrest: sheep,
  'violet-house': lettuce,
  'maple-row': maple,
  tallgrass: clover,
  'oak-creek': cow,
  mangrove: fish,
  'cherry-bend': cherry,
  'blue-heron': oyster,
  'red-barn': spelt,
  'kettle-hollow': squash,
  'willow-bank': leek,
  'double-h-ranch': steer,
  'old-mill-acres': carrot,
  'meadowbrook-dairy': cheese,
  'blue-ridge-berries': strawberry,
  'moss-and-loam': mushroom,
  'mesa-verde-milpa': blueCorn,
  'regen-plains-trust': bluestem,
  'sunrise-homestead': eggs,
  'golden-ear-mill': wheat,
  'masseria-verde': olive,
  'finca-tres-rios': coffee,
  'second-bridge-garden': kale,
  'hollow-hill-orchard': apple,
  'san-luis-growers': quinoa,
  'walnut-bend-farm': rooster,
};
