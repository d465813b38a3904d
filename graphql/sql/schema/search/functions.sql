-- Names as searches compare them: neither case nor accents, ligatures as two letters, one space between words, and
-- nothing that nobody sees. What `foldText` does to the text that is searched for. Letters are written out, because
-- PostgreSQL's own `lower` depends on its locale; those that `translate` has no other for are left out. A name of plain
-- letters, as most are, is spared the long way.
create or replace function folded_letters(name text) returns text immutable language sql as $$
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

-- Writes the names of some records as searches read them. A record that was written as it was is left alone.
create or replace function refresh_names(of_kind text, ids integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  stale integer[];
begin
  perform lock_sums();
  stale := array(
    select id from (
      (select id, weight, name from counted_search_name where kind = of_kind and id = any(ids)
       except select id, weight, name from search_name where kind = of_kind and id = any(ids))
      union
      (select id, weight, name from search_name where kind = of_kind and id = any(ids)
       except select id, weight, name from counted_search_name where kind = of_kind and id = any(ids))
    ) different
  );
  if stale = '{}' then return; end if;
  -- All columns of their index, which finds them one by one.
  delete from search_head head using counted_search_head gone
  where gone.kind = of_kind and gone.id = any(stale) and head.head = gone.head and head.quality = gone.quality
    and -head.weight = -gone.weight and head.kind = gone.kind and head.id = gone.id;
  delete from search_name where kind = of_kind and id = any(stale);
  insert into search_name select * from counted_search_name where kind = of_kind and id = any(stale);
  insert into search_head select * from counted_search_head where kind = of_kind and id = any(stale);
end
$$;

create or replace function named_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_names(tg_argv[1], array(select id from changed));
  return null;
end
$$;

create or replace function search_folded(name text) returns text immutable language sql
return case
  when octet_length(name) = length(name) then folded_letters(name)
  else replace(
    translate(folded_letters(normalize(translate(name, '‘’´ʼ', repeat('''', 4)), NFKC)), 'ðŋı', 'dni'),
    'þ', 'th')
end;
