import type { Race } from './careers.ts';

interface Syllables {
  readonly starts: readonly string[];
  /** Put between start and end in longer names. */
  readonly middles: readonly string[];
  readonly ends: readonly string[];
  /** Follows a space; carried by a few only. */
  readonly bynames: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

/** Syllables of names, race by race. Invented. */
export const SYLLABLES: Readonly<Record<Race, Syllables>> = {
  DWARF: {
    starts: words(
      'Bal Bor Brok Dag Dur Far Grim Gund Hak Har Jor Kaz Kor Mor Nor Rag Skal Snor Thor Thrak Ulf Var',
    ),
    middles: words('a o ga gri li ra run da'),
    ends: words('din dur gar grim nik nar ni rik rin li run vek bek dain gund mir'),
    bynames: words('Oathstone Ironvow Coalbeard Deephammer Copperfist Alewarden Slatebrow Emberpick'),
  },
  EMPIRE: {
    starts: words(
      'Al Ber Con Diet Eber Fried Ger Hein Jo Kas Lud Mag Ott Rein Sieg Theo Ul Vik Wal Wil Ade Brun Kath',
    ),
    middles: words('a e i o al en or an'),
    ends: words(
      'bert brecht fried hard helm hold mar mund rich tor win wald linde gard trud rina lotte sander',
    ),
    bynames: words('Kestrel Lanternby Wolfram Greymantle Halbrecht Marrowford Tolling Ashgrave Quill'),
  },
  HIGH_ELF: {
    starts: words(
      'Ael Aer Cala Cor Ela Fin Gala Ilm Isil Lia Lor Myr Nal Sae Tal Thel Tyri Yva Eri Ano Sila',
    ),
    middles: words('an ar e i ia o wen la the'),
    ends: words('dil lian nor rath rian riel ril ros thas thil wen wyn dor mir leth nae vian'),
    bynames: words('Dawnsinger Silverwake Tidewatch Starmantle Windwhisper Brightspear Swanfeather'),
  },
  ORC: {
    starts: words(
      'Bog Bork Dreg Gash Gor Grak Grub Krug Mog Mug Nag Rok Skul Snag Thug Urg Wur Zog Brug Hork',
    ),
    middles: words('a u za go na'),
    ends: words('ba bash dreg fang gut lug nok rip skar smasha snik stompa zag grim mash thump tusk jaw'),
    bynames: words('Ironbelly Skulldent Threeboots Loudmouth Bonepile Rustaxe Biggerthanyou'),
  },
  GOBLIN: {
    starts: words(
      'Bik Dib Fiz Gik Grin Ik Kik Mik Nib Niz Pok Riz Skit Snik Spit Wiz Zib Zik Twig Snot Flik',
    ),
    middles: words('i a le ni u'),
    ends: words('bit dle git gle is it ker kin lik nit pik rat snot tik wort zle nose toe'),
    bynames: words('Quickfeet Mushroomer Backstabba Longnose Notme Greencap Sneakalot'),
  },
  CHAOS: {
    starts: words(
      'Arg Drak Eg Frey Gor Haar Hrod Kor Mal Skar Skeg Sven Torv Ulrek Var Vol Wulf Ygg Asg Bjar Ork',
    ),
    middles: words('a e o i u va ra'),
    ends: words('ak ar bjorn gar gor mund nir oth rek seth skar vald vek var dis hild run'),
    bynames: words('Ravenfed Nightborn Ninefold Skywound Bleakmoor Ashwalker Gravesong Frostbrand'),
  },
  DARK_ELF: {
    starts: words('Ar Bel Dra Eld Hel Kal Kael Lil Mal Mor Nag Rak Sha Tul Ush Vae Vor Xil Zar Ily Nys'),
    middles: words('a ae i ka la ra ri the y'),
    ends: words('drim eth ior ith kar keth lis mar nar rath riss thra vek xis zhar ssara lyn reth'),
    bynames: words('Thornheart Coldquill Nightveil Blackneedle Venomkiss Sorrowglass Hatewarden'),
  },
};
