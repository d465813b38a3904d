-- Names as searches compare them: neither case nor accents, ligatures as two letters, one space between words, and
-- nothing that nobody sees. What `foldText` does to the text that is searched for. Letters are written out, because
-- PostgreSQL's own `lower` depends on its locale; those that `translate` has no other for are left out. A name of plain
-- letters, as most are, is spared the long way.
create function search_folded(name text) returns text immutable language sql as $$
  select regexp_replace(
    case
      when octet_length(name) = length(name) then lower(name)
      else replace(replace(replace(
        translate(
          normalize(name, NFC),
            'ABCDEFGHIJKLMNOPQRSTUVWXYZ' ||
            'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğ' ||
            'ĠġĢģĤĥĦħĨĩĪīĬĭĮįİĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂ' ||
            'ƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿ' ||
            'ȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎ' ||
            'ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏ' ||
            'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅ' ||
            'ӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮ' ||
            'ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙ' ||
            'ṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ' ||
            'ẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾ' ||
            U&'\2019\00A0\2007\202F' ||
            U&'\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E' ||
            U&'\2060\2061\2062\2063\2064\2065\2066\2067\2068\2069\FEFF',
            'abcdefghijklmnopqrstuvwxyz' ||
            'aaaaaaæceeeeiiiiðnoooooouuuuyþaaaaaaceeeeiiiinoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggg' ||
            'gggghhhhiiiiiiiiiĳjjkkllllllŀllnnnnnnŋooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃ' ||
            'ƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææøø' ||
            'aaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏ' ||
            'ͱͳʹͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџ' ||
            'абвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆ' ||
            'ӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯ' ||
            'aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprr' ||
            'rrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaa' ||
            'eeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿ' ||
            '''   '),
        U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe')
    end,
    ' +', ' ', 'g')
$$;

-- What a search reads. Weights order equal matches: all records weigh as much as a player of their level, those
-- without a level as much as one half way up. A guild is ahead of its players, a place ahead of what is in it, and an
-- ability, which players share, behind all of them.
create view counted_search_name as
select kind, id, weight, search_folded(name) as name
from (
  select 'Character' as kind, id, level * 256 + renown_rank as weight, name from "character"
  union all select 'Guild', id, level * 256 + 255, name from guild
  union all select 'Item', id, level_requirement * 256 + item_level, name from item
  union all select 'Creature', id, 20 * 256, name from creature
  union all select 'Quest', id, min_level * 256, name from quest
  union all select 'Chapter', id, least(rank, 40) * 256, name from chapter
  union all select 'Zone', id, 40 * 256, name from zone
  union all select 'Scenario', id, 40 * 256, name from scenario
  union all select 'Ability', id, 10 * 256, name from ability
) source
where btrim(name) <> '';

-- The heads of the words of those names, which spaces and hyphens divide.
create view counted_search_head as
select head, quality::smallint as quality, weight, kind, id
from search_name
cross join lateral (
  select left(word, letters) as head,
         min(case when left(word, letters) = name then 0 when index = 1 then 1 else 2 end) as quality
  from string_to_table(translate(name, '-', ' '), ' ') with ordinality words (word, index)
  cross join generate_series(1, 2) letters
  where length(word) >= letters
  group by 1
) heads;
