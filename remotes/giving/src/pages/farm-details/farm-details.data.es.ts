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

export const campaignDetails = {
  'green-valley': {
    product: 'heirloom-tomatoes',
    story: [
      'El río que riega nuestro valle baja unos centímetros más cada verano. Con dos drones y un mapa del suelo regamos un surco cuando ese surco tiene sed, y el resto del agua se queda para los peces. El año pasado lo probamos con un dron prestado en seis acres y los frijoles no notaron la diferencia. El río sí.',
      'Tu dinero paga un segundo dron, baterías para una noche entera y la estación de bombeo que llena los drones con agua de la laguna y no del arroyo.',
    ],
    metrics: [
      { value: '30\u00a0%', label: 'menos agua del río' },
      { value: '2 millones', label: 'de litros ahorrados al año' },
      { value: '40', label: 'acres cubiertos' },
    ],
    updates: [
      {
        date: '2025-09-17',
        title: 'El mapa del suelo está listo',
        content: '400 sondas, una por cada décimo de acre. El rincón seco está más seco de lo que pensábamos.',
      },
      {
        date: '2025-02-20',
        title: 'El primer dron está en el granero',
        content: 'Llegó en una caja del tamaño de un piano. Arjun tiene la licencia; el perro tiene opiniones.',
      },
    ],
    team: [
      { name: 'Lucía Herrera', role: 'Agricultora', experience: '19 temporadas en el valle', portrait: strawHat },
      { name: 'Arjun Rao', role: 'Piloto de drones', experience: 'Con licencia desde 2016' },
      { name: 'Bill Mercer', role: 'Guardián del agua', experience: 'Treinta años en la junta del río' },
    ],
  },
  'prairie-bee': {
    product: 'wildflower-honey',
    story: [
      'Las abejas vuelan unas dos millas, y entre nuestras colmenas y las siguientes flores había nueve. Así que los vecinos nos dieron las orillas de sus campos: una franja de trébol, equinácea y áster, de doce pies de ancho, del arroyo a la escuela.',
      'Tu dinero paga la semilla para las últimas cuatro millas y lleva veinte de nuestras colmenas a escuelas y familias a lo largo de la franja.',
    ],
    metrics: [
      { value: '60', label: 'colmenas en la franja' },
      { value: '9 mi', label: 'seguidas de flores' },
      { value: '23', label: 'vecinos que participan' },
    ],
    updates: [
      {
        date: '2025-09-08',
        title: 'Terminó la siembra de otoño',
        content:
          'Sembramos antes de la primera lluvia de otoño, y la lluvia asentó la semilla. Manos con polvo, buen contacto con la tierra.',
      },
      {
        date: '2025-01-18',
        title: 'La escuela se suma',
        content: 'Se cerró el último hueco del mapa: la secundaria de Salina nos da la orilla de su campo de béisbol.',
      },
    ],
    team: [
      { name: 'Sam Okafor', role: 'Apicultor', experience: 'Colmenas desde 2009', portrait: locs },
      {
        name: 'June Weaver',
        role: 'Semillas y suelo',
        experience: 'Diez años a cargo del intercambio de semillas del condado',
      },
      { name: 'Hank Becker', role: 'Vecino', experience: 'Cultiva la franja más larga' },
    ],
  },
  altiplano: {
    story: [
      'A 3,700 metros una semilla tiene que conocer la helada, el granizo y la sequía. Nuestras abuelas guardaron 320 tipos de quinua y de papa que los conocen. La mitad ya solo la cultiva una familia.',
      'Estamos construyendo un cuarto fresco y seco con una lista pública: cualquiera puede pedir semilla, sembrarla y devolver el doble después de la cosecha.',
    ],
    metrics: [
      { value: '320', label: 'variedades guardadas' },
      { value: '46', label: 'familias que siembran' },
      { value: '2×', label: 'de semilla devuelta' },
    ],
    updates: [
      {
        date: '2025-09-12',
        title: 'El primer estante está lleno',
        content:
          'Sesenta frascos con etiqueta en quechua y español, cada uno con el nombre de la familia que guardó la semilla.',
      },
      {
        date: '2024-12-09',
        title: 'El cuarto está seco',
        content: 'Paredes de adobe, techo de paja y 38\u00a0% de humedad en época de lluvias.',
      },
    ],
    team: [
      { name: 'Marta Quispe', role: 'Guardiana de semillas', experience: 'Tercera generación', portrait: bowler },
      { name: 'Raúl Mamani', role: 'Constructor', experience: 'Levantó cuarenta casas de adobe' },
      { name: 'Elena Choque', role: 'Agrónoma', experience: 'Ensayos de papa desde 2012' },
    ],
  },
  hillcrest: {
    story: [
      'Nuestra cámara fría funcionaba con diésel. La loma de arriba tiene sol todo el día y un pasto que nadie puede cortar por la pendiente. Las ovejas sí.',
      'Los paneles están tan altos que una oveja pasa por debajo. Ella tiene sombra, nosotros energía, y ya nadie tiene que oír el generador.',
    ],
    metrics: [
      { value: '120', label: 'MWh al año' },
      { value: '64', label: 'ovejas que pastan debajo' },
      { value: '0', label: 'litros de diésel' },
    ],
    updates: [
      {
        date: '2025-09-19',
        title: 'Llegamos a la meta',
        content: 'Fueron 308 personas. La segunda fila de paneles ya está pedida y la cerca ya está puesta.',
      },
      {
        date: '2025-02-02',
        title: 'Las ovejas lo aprueban',
        content: 'Primer día bajo los paneles. Encontraron la sombra antes de que encontráramos la cámara.',
      },
    ],
    team: [
      { name: 'Priya Nair', role: 'Pastora', experience: 'Once temporadas de partos', portrait: ponytail },
      { name: 'Jonah Reed', role: 'Electricista', experience: 'Puso paneles en cuarenta graneros' },
      { name: 'Hal Dorsey', role: 'Quesero', experience: 'En Hillcrest desde 1998' },
    ],
  },
  'violet-house': {
    story: [
      'Todos venden luces de cultivo; nadie publica lo que hacen de verdad. Tenemos doce estantes iguales bajo doce mezclas de luz y anotamos cada gramo y cada vatio.',
      'Los resultados se publican con licencia abierta y con todos los datos, para que cualquier granja pueda comprobarlos o mejorarlos.',
    ],
    metrics: [
      { value: '12', label: 'mezclas de luz comparadas' },
      { value: '3', label: 'cultivos por temporada' },
      { value: '100\u00a0%', label: 'de los datos públicos' },
    ],
    updates: [
      {
        date: '2025-09-11',
        title: 'El estante siete nos sorprende',
        content: 'Menos azul, el mismo peso, una hoja más dulce. Lo repetimos antes de creerlo.',
      },
      {
        date: '2025-01-27',
        title: 'Medidores calibrados',
        content: 'Cada estante tiene el suyo, así que un vatio es un vatio.',
      },
    ],
    team: [
      { name: 'Hana Sato', role: 'Investigadora', experience: 'Luz para plantas desde 2014', portrait: lettuceStamp },
      { name: 'Marcus Hill', role: 'Agricultor', experience: 'Llevó una granja de azotea en Detroit' },
      { name: 'Ilse Brandt', role: 'Especialista en estadística', experience: 'Veinte años de ensayos de campo' },
    ],
  },
  'maple-row': {
    story: [
      'Un manzano que nadie poda se rinde a los quince años. Vermont tiene miles detrás de miles de casas. Enseñamos a la gente a salvar el suyo.',
      'Seis fines de semana de febrero a abril. Aprendes con nuestros cuarenta árboles más viejos y te llevas la sierra a casa.',
    ],
    metrics: [
      { value: '90', label: 'podadores nuevos al año' },
      { value: '40', label: 'árboles viejos para aprender' },
      { value: '6', label: 'fines de semana' },
    ],
    updates: [
      {
        date: '2025-09-15',
        title: 'Los árboles podados ya dan fruto',
        content:
          'Menos manzanas que el año pasado, cada una el doble de grande. El árbol más viejo necesita un puntal.',
      },
      {
        date: '2025-02-15',
        title: 'Llegaron las herramientas',
        content: 'Quince sierras, quince tijeras de podar y una muy buena piedra de afilar.',
      },
    ],
    team: [
      { name: 'Tom Whelan', role: 'Fruticultor', experience: '41 inviernos de poda', portrait: mapleStamp },
      { name: 'Nia Brooks', role: 'Maestra', experience: 'Lleva el huerto escolar de Cabot' },
      { name: 'Ana Sofia Ruiz', role: 'Injertos', experience: 'Injertó 6,000 árboles el año pasado' },
    ],
  },
  tallgrass: {
    story: [
      'Durante tres años, una granja en transición gasta como orgánica y gana como convencional. Por esa brecha la mayoría se detiene después del primer año.',
      'Tu dinero paga centeno, trébol y veza en 210 acres, y los análisis de suelo que muestran cada primavera si funciona.',
    ],
    metrics: [
      { value: '210', label: 'acres en transición' },
      { value: '3', label: 'años sin químicos' },
      { value: '+0.4\u00a0%', label: 'de carbono en el suelo' },
    ],
    updates: [
      {
        date: '2025-09-13',
        title: 'El primer año, medido',
        content: 'Lombrices por palada: once. El otoño pasado eran dos.',
      },
      { date: '2024-11-30', title: 'Brotó el centeno', content: 'Verde en noviembre, en Kansas, y a propósito.' },
    ],
    team: [
      { name: 'Noor Haddad', role: 'Agricultora', experience: 'A cargo de la tierra desde 2018', portrait: twoBuns },
      {
        name: 'Curtis Lane',
        role: 'Científico del suelo',
        experience: 'Extensión agrícola estatal, jubilado y aburrido',
      },
      { name: 'Dev Patel', role: 'Equipo', experience: 'Construyó él mismo el rodillo' },
    ],
  },
  'oak-creek': {
    story: [
      'Aquí once familias ordeñan entre nueve y sesenta vacas. Toda la leche se va en un camión a las cinco de la mañana y vuelve como el queso de otros.',
      'Una tina y un pequeño cuarto de maduración cambian eso. La receta es de 1911 y apareció en el salón de la iglesia.',
    ],
    metrics: [
      { value: '11', label: 'hatos familiares' },
      { value: '4', label: 'empleos nuevos' },
      { value: '5 mi', label: 'de la vaca al mostrador' },
    ],
    updates: [
      {
        date: '2025-09-18',
        title: 'La tina cabe',
        content: 'Por un centímetro. Quitamos la puerta, el marco y luego un poco de pared.',
      },
      { date: '2025-02-22', title: 'Primera prueba', content: 'Demasiada sal. Igual todos se lo comieron.' },
    ],
    team: [
      { name: 'Ellen Vos', role: 'Lechera', experience: 'Ordeña 42 vacas Jersey', portrait: souwester },
      { name: 'Pete Lund', role: 'Quesero', experience: 'Se formó en el Jura' },
      { name: 'Rosalind Achebe', role: 'Concejo del pueblo', experience: 'Lleva las cuentas' },
    ],
  },
  mangrove: {
    story: [
      'La escuela de al lado quería hojas frescas y nosotros teníamos dos tanques de tilapia. Los peces hacen abono todo el día. La grava y las raíces convierten sus desechos en agua limpia.',
      'Con cuatro balsas más podemos llenar la barra de ensaladas de 300 niños, todo el año, en un estacionamiento.',
    ],
    metrics: [
      { value: '300', label: 'niños comen cada día' },
      { value: '90\u00a0%', label: 'menos agua que un campo' },
      { value: '4', label: 'balsas flotantes' },
    ],
    updates: [
      {
        date: '2025-09-10',
        title: 'Primera cosecha para la escuela',
        content: 'Cuarenta lechugas. Los de tercer grado repitieron, y eso es nuevo.',
      },
      {
        date: '2025-01-12',
        title: 'La bomba ya no hace ruido',
        content: 'Una alfombra de goma y un tapete. Los vecinos mandaron galletas.',
      },
    ],
    team: [
      { name: 'Diego Luna', role: 'Piscicultor', experience: 'Tanques desde 2011', portrait: quiff },
      { name: 'Camila Ortiz', role: 'Hojas verdes', experience: 'Seis años de lechuga hidropónica' },
      { name: 'Bev Coleman', role: 'Cocina escolar', experience: 'Cocina para 312 niños' },
    ],
  },
  'cherry-bend': {
    story: [
      'Dos grados deciden una cosecha de cerezas. Si los árboles están en flor y la noche baja de −2 °C (28 °F), para el desayuno ya no hay cosecha. Los ventiladores ayudan si arrancan a tiempo.',
      'Sesenta sensores, uno en cada hondonada, nos despiertan cuando todavía hay tiempo. Cada vecino a menos de cinco millas recibe la misma alarma.',
    ],
    metrics: [
      { value: '60', label: 'sensores en hondonadas' },
      { value: '7 t', label: 'de fruta a salvo' },
      { value: '14', label: 'granjas con la alarma' },
    ],
    updates: [
      {
        date: '2025-09-16',
        title: 'Treinta sensores instalados',
        content: 'El más bajo midió helada en su primera noche, a mediados de septiembre, y eso lo dice todo.',
      },
      { date: '2025-02-04', title: 'Antena de radio en el granero', content: 'La señal llega hasta Bend Hill.' },
    ],
    team: [
      { name: 'Anders Lindqvist', role: 'Agricultor', experience: 'Cerezas desde 1987', portrait: cherryStamp },
      { name: 'Daniel Park', role: 'Electrónica', experience: 'Armó las placas de los sensores' },
      { name: 'Kofi Boateng', role: 'Clima', experience: 'Doce años en la estación del lago' },
    ],
  },
  'blue-heron': {
    story: [
      'Nuestros cuatro acres más bajos fallaron tres de cada cinco años. La marea los quiere. Las zanjas y las bombas costaban más de lo que valía el maíz.',
      'Así que los devolvemos: charcas poco hondas, juncos, un bordo de tierra. El humedal limpia el agua de 300 acres antes de que llegue a la bahía.',
    ],
    metrics: [
      { value: '4', label: 'acres de humedal' },
      { value: '300', label: 'acres con agua más limpia' },
      { value: '31', label: 'especies de aves contadas' },
    ],
    updates: [
      {
        date: '2025-09-09',
        title: 'Doce garzas',
        content: 'Un martes, antes del café. Los juncos ni siquiera están sembrados.',
      },
      {
        date: '2025-01-25',
        title: 'Llegó el permiso',
        content: 'Once meses y una persona muy paciente en la oficina del condado.',
      },
    ],
    team: [
      { name: 'Grace Mbeki', role: 'Agricultora', experience: 'Maíz y ostras desde 2006', portrait: headwrap },
      { name: 'Luke Amsel', role: 'Ecólogo de humedales', experience: 'Recuperó nueve humedales' },
      { name: 'Tilly Grant', role: 'Conteo de aves', experience: 'Cada mañana desde hace 22 años' },
    ],
  },
  'red-barn': {
    story: [
      'Los granos finos se dan bien en nuestras lomas, pero las cosechadoras grandes no vienen por cuarenta acres. Cortábamos tarde, perdíamos un tercio y dejamos de sembrarlos.',
      'Una trilladora de nueve granjas, con un calendario que todos pueden ver. El centeno, la avena y la espelta vuelven a la rotación.',
    ],
    metrics: [
      { value: '9', label: 'granjas la comparten' },
      { value: '33\u00a0%', label: 'menos grano perdido' },
      { value: '360', label: 'acres por temporada' },
    ],
    updates: [
      {
        date: '2025-09-12',
        title: 'Ya es nuestra',
        content: '241 donantes, una máquina usada, una mano de pintura roja.',
      },
      {
        date: '2025-02-09',
        title: 'Reglas para compartirla',
        content:
          'Después de la lluvia, la trilladora va primero con quien tenga el grano más maduro. Lo firmaron las nueve.',
      },
    ],
    team: [
      { name: 'Amrit Gill', role: 'Cultivo de granos', experience: 'Espelta desde 2003', portrait: speltStamp },
      { name: 'Dale Horst', role: 'Mecánico', experience: 'Hace andar lo que sea' },
      { name: 'Sunniva Dahl', role: 'Molinera', experience: 'Molino de piedra en Moscow', portrait: earDefenders },
    ],
  },
  'kettle-hollow': {
    story: [
      'Sacamos las zanahorias en agosto y la gente las quiere en noviembre. En medio hay una ola de calor y una línea eléctrica que falla con cada tormenta.',
      'Paredes de paja de dos pies de grueso, paneles en el techo y hielo como batería. El cuarto sigue a 2 °C (36 °F) cuando el valle se queda sin luz.',
    ],
    metrics: [
      { value: '18 t', label: 'guardadas por temporada' },
      { value: '2 °C (36 °F)', label: 'de día y de noche' },
      { value: '5', label: 'meses más para vender' },
    ],
    updates: [
      {
        date: '2025-09-19',
        title: 'Frío desde el domingo',
        content: 'Anoche fue el primer apagón. El cuarto perdió medio grado.',
      },
      { date: '2025-01-30', title: 'Las paredes están en pie', content: 'Seiscientas pacas y casi todo el pueblo.' },
    ],
    team: [
      { name: 'Rosa Delgado', role: 'Agricultora', experience: '16 años de raíces y calabazas', portrait: greyBraid },
      { name: 'Ben Tsosie', role: 'Constructor con paja', experience: 'Veinte casas en el condado de Taos' },
      { name: 'Leila Karimi', role: 'Ingeniera de refrigeración', experience: 'Almacenes de hielo desde 2015' },
    ],
  },
  'willow-bank': {
    story: [
      'El río se llevó once pies de nuestro campo en una noche. Río arriba, donde sigue en pie un seto viejo, no se llevó nada.',
      'Pedimos dos millas de espino, avellano y sauce. El plazo terminó antes de llegar a la meta, así que plantamos lo que pudimos: una milla y un tercio.',
    ],
    metrics: [
      { value: '2 mi', label: 'de seto en el plan' },
      { value: '1.3 mi', label: 'ya plantadas' },
      { value: '11 pies', label: 'de campo perdidos en 2023' },
    ],
    updates: [
      {
        date: '2025-09-15',
        title: 'Pasó el primer verano',
        content:
          'Nueve de cada diez de nuestros 4,300 arbolitos sobrevivieron sin manguera. El resto del seto espera otra campaña.',
      },
      {
        date: '2025-01-14',
        title: 'Por qué aguanta un seto',
        content: 'Sus raíces se extienden tanto como su copa, y ninguna máquina vuelve a pasar por ahí.',
      },
    ],
    team: [
      { name: 'Owen Price', role: 'Agricultor', experience: 'Siembra papas junto al Hudson', portrait: cap },
      { name: 'Yara Haidar', role: 'Tejedora de setos', experience: 'Lo aprendió en Gales' },
      { name: 'Ruth Feldman', role: 'Vigilancia del río', experience: 'Mide la orilla cada mes' },
    ],
  },
} satisfies Record<string, CampaignDetails>;
