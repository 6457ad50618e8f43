/* oxlint-disable max-lines -- three lists of data */
import { speciesCodes } from '#contract/pets/pet-codes.ts';
import type { Species } from '#contract/pets/pet-codes.ts';

type Misspelling = [species: Species, written: string, meant: string];

/**
 * Breeds as owners mishear and mistype them. Each list was written before the search was run on it and no
 * spelling is an alias: fix a failing one in the search rules, never by adding an alias.
 */
export const firstHoldout = rows(`
dog | labradore retreever | Labrador Retriever
dog | labredor | Labrador Retriever
dog | labrodor retriver | Labrador Retriever
dog | lab retreiver | Labrador Retriever
dog | goldan retriver | Golden Retriever
dog | golden retreever | Golden Retriever
dog | golden retriver mix | Golden Retriever mix
dog | goldndoodle | Goldendoodle
dog | golden dooodle | Goldendoodle
dog | gouldendoodle | Goldendoodle
dog | labradoodal | Labradoodle
dog | frenchie bulldog | French Bulldog
dog | franch bulldog | French Bulldog
dog | shitsoo | Shih Tzu
dog | shih tsoo | Shih Tzu
dog | sheetzu | Shih Tzu
dog | shitzo | Shih Tzu
dog | german shepperd | German Shepherd Dog
dog | german sheppard | German Shepherd Dog
dog | jerman shepard | German Shepherd Dog
dog | german shepards | German Shepherd Dog
dog | yorksher terrior | Yorkshire Terrier
dog | yorkshire terrer | Yorkshire Terrier
dog | yorkshire terier | Yorkshire Terrier
dog | yorkie terrier | Yorkshire Terrier
dog | chiuhuahua | Chihuahua
dog | chihauha | Chihuahua
dog | chichuahua | Chihuahua
dog | chihuahua long hair | Long-haired Chihuahua
dog | standard poodel | Standard Poodle
dog | miniture poodle | Miniature Poodle
dog | toy poddle | Toy Poodle
dog | maltees | Maltese
dog | minature schnauzer | Miniature Schnauzer
dog | miniture schnauzer | Miniature Schnauzer
dog | miniature schnowzer | Miniature Schnauzer
dog | mini snowzer | Miniature Schnauzer
dog | cavapooh | Cavapoo
dog | malteepo | Maltipoo
dog | burmadoodle | Bernedoodle
dog | berner doodle | Bernedoodle
dog | bernedudle | Bernedoodle
dog | bichon freese | Bichon Frise
dog | bichone frise | Bichon Frise
dog | havaneze | Havanese
dog | havanise | Havanese
dog | coccapoo | Cockapoo
dog | coker spaniel | American Cocker Spaniel
dog | cockerspanel | American Cocker Spaniel
dog | cavalear king charles | Cavalier King Charles Spaniel
dog | king charles caviler spaniel | Cavalier King Charles Spaniel
dog | siberian huskee | Siberian Husky
dog | sibirian husky | Siberian Husky
dog | siberien huskie | Siberian Husky
dog | pomarainian | Pomeranian
dog | pomranian | Pomeranian
dog | pomeraniun | Pomeranian
dog | corgee | Pembroke Welsh Corgi
dog | pembrooke corgi | Pembroke Welsh Corgi
dog | austrlian shepherd | Australian Shepherd
dog | australien sheperd | Australian Shepherd
dog | ausie | Australian Shepherd
dog | pit bul | American Pit Bull Terrier
dog | pit bull terrior | American Pit Bull Terrier
dog | american pittbull | American Pit Bull Terrier
dog | dachsun | Dachshund
dog | doxen | Dachshund
dog | docksund | Dachshund
dog | daxhund | Dachshund
dog | weener dog | Dachshund
dog | datsun | Dachshund
dog | mini daschund | Miniature Dachshund
dog | mini weiner dog | Miniature Dachshund
dog | beagal | Beagle
dog | biegle | Beagle
dog | rotwieler | Rottweiler
dog | rotwhiler | Rottweiler
dog | rotweller | Rottweiler
dog | english buldog | English Bulldog
dog | border colie | Border Collie
dog | bordar collie | Border Collie
dog | ausiedoodle | Aussiedoodle
dog | aussie doodel | Aussiedoodle
dog | sheepadoodel | Sheepadoodle
dog | westhighland white terrior | West Highland White Terrier
dog | westee | West Highland White Terrier
dog | shetlen sheepdog | Shetland Sheepdog
dog | sheltee | Shetland Sheepdog
dog | english sprinter spaniel | English Springer Spaniel
dog | bernees mountain dog | Bernese Mountain Dog
dog | bernease mountian dog | Bernese Mountain Dog
dog | berneese mtn dog | Bernese Mountain Dog
dog | grate pyrenees | Great Pyrenees
dog | great pirinees | Great Pyrenees
dog | soft coated wheton terrier | Soft Coated Wheaten Terrier
dog | wheeten terrier | Soft Coated Wheaten Terrier
dog | laso apso | Lhasa Apso
dog | lhasa opso | Lhasa Apso
dog | bosten terrier | Boston Terrier
dog | boston terrer | Boston Terrier
dog | shnoodle | Schnoodle
dog | schnudle | Schnoodle
dog | morkee | Morkie
dog | shih poodle | Shihpoo
dog | doberman pinsher | Doberman Pinscher
dog | doberman pinscer | Doberman Pinscher
dog | great dain | Great Dane
dog | jack russle terrior | Jack Russell Terrier
dog | jack rusell | Jack Russell Terrier
dog | austrailian cattle dog | Australian Cattle Dog
dog | blue heller | Australian Cattle Dog
dog | newfoundlend | Newfoundland
dog | newfinland | Newfoundland
dog | samoied | Samoyed
dog | sammoyed | Samoyed
dog | ruff collie | Rough Collie
dog | scotish terrier | Scottish Terrier
dog | portugeuse water dog | Portuguese Water Dog
dog | papilon | Papillon
dog | papeeyon | Papillon
dog | pekingeese | Pekingese
dog | peekingese | Pekingese
dog | pomskee | Pomsky
dog | puggal | Puggle
dog | connie corso | Cane Corso
dog | kane korso | Cane Corso
dog | bull mastive | Bullmastiff
dog | vishla | Vizsla
dog | english coker spaniel | English Cocker Spaniel
dog | coton de tuleer | Coton de Tulear
dog | akeda | Akita
dog | akitta | Akita
dog | shiba eenu | Shiba Inu
dog | shibu inu | Shiba Inu
dog | weimeriner | Weimaraner
dog | wymaraner | Weimaraner
dog | airedell terrier | Airedale Terrier
dog | irish seter | Irish Setter
dog | keeshund | Keeshond
dog | st burnard | Saint Bernard
dog | chao chao | Chow Chow
dog | baset hound | Basset Hound
dog | kern terrier | Cairn Terrier
dog | britney spaniel | Brittany
dog | brittney spaniel | Brittany
dog | alaskin malamute | Alaskan Malamute
dog | american eskamo | American Eskimo Dog
dog | miniture pincher | Miniature Pinscher
dog | minature pinscher | Miniature Pinscher
dog | italian greyhond | Italian Greyhound
dog | wipit | Whippet
dog | belgium malinois | Belgian Malinois
dog | bellgian malinoi | Belgian Malinois
dog | dalmashion | Dalmatian
dog | chineese crested | Chinese Crested
dog | brussel griffen | Brussels Griffon
dog | brussles griffon | Brussels Griffon
dog | katahoola | Catahoula Leopard Dog
dog | lionberger | Leonberger
dog | xoloitzquintli | Xoloitzcuintli
dog | lagoto | Lagotto Romagnolo
dog | boikin spaniel | Boykin Spaniel
dog | shipperkee | Schipperke
dog | norfork terrier | Norfolk Terrier
dog | beddlington terrier | Bedlington Terrier
dog | staffordsher bull terrier | Staffordshire Bull Terrier
dog | bull terrior | Bull Terrier
dog | komondore | Komondor
dog | nova scotia duck toler | Nova Scotia Duck Tolling Retriever
cat | main koon | Maine Coon
cat | mayne coon | Maine Coon
cat | purrsian | Persian
cat | perzian | Persian
cat | ragdall | Ragdoll
cat | ragg doll | Ragdoll
cat | siamees | Siamese
cat | siemese | Siamese
cat | himalyan | Himalayan
cat | himalayian | Himalayan
cat | british shorthare | British Shorthair
cat | bengall | Bengal
cat | norwegan forrest cat | Norwegian Forest Cat
cat | norwedgian forest | Norwegian Forest Cat
cat | sfinx | Sphynx
cat | sphinks | Sphynx
cat | scotch fold | Scottish Fold
cat | rushan blue | Russian Blue
cat | exotik shorthair | Exotic Shorthair
cat | deven rex | Devon Rex
cat | amercian shorthair | American Shorthair
cat | abisinian | Abyssinian
cat | abbyssinian | Abyssinian
cat | domestic shorthare | Domestic Shorthair
cat | domestik short hair | Domestic Shorthair
cat | domestic longhare | Domestic Longhair
cat | domestic med hair | Domestic Medium Hair
cat | tonkanese | Tonkinese
cat | cornish recks | Cornish Rex
rabbit | holand lop | Holland Lop
rabbit | neatherland dwarf | Netherland Dwarf
rabbit | flemmish giant | Flemish Giant
guinea_pig | abisinian | Abyssinian Guinea Pig
guinea_pig | skinney pig | Skinny Pig
goat | nigerien dwarf | Nigerian Dwarf Goat
ferret | feret | Ferret
horse | quater horse | American Quarter Horse
horse | minature horse | Miniature Horse
other | alpacka | Alpaca
`);

/** First run only after the rules had been fixed with the first list. */
export const secondHoldout = rows(`
dog | labordor | Labrador Retriever
dog | choclate lab | Labrador Retriever
dog | goldn retriever | Golden Retriever
dog | goldendudle | Goldendoodle
dog | labradoddel | Labradoodle
dog | french bull dawg | French Bulldog
dog | frensh bull dog | French Bulldog
dog | shihztu | Shih Tzu
dog | germen shepherd | German Shepherd Dog
dog | yorkshir terrier | Yorkshire Terrier
dog | yorkee | Yorkshire Terrier
dog | chihuahuha | Chihuahua
dog | cheewawa | Chihuahua
dog | standerd poodle | Standard Poodle
dog | minature poodle | Miniature Poodle
dog | maltesse | Maltese
dog | mini shnauzer | Miniature Schnauzer
dog | cavapo | Cavapoo
dog | maltypoo | Maltipoo
dog | bernadoodel | Bernedoodle
dog | beshon | Bichon Frise
dog | bisshon frise | Bichon Frise
dog | havenees | Havanese
dog | cocker spanyel | American Cocker Spaniel
dog | cavalier king charles spanial | Cavalier King Charles Spaniel
dog | caveleer king charles | Cavalier King Charles Spaniel
dog | syberian husky | Siberian Husky
dog | pommeranian | Pomeranian
dog | pembrook welsh corgi | Pembroke Welsh Corgi
dog | welsh corgie | Pembroke Welsh Corgi
dog | ozzie shepherd | Australian Shepherd
dog | pitbul terrier | American Pit Bull Terrier
dog | pitbulls | American Pit Bull Terrier
dog | dashhound | Dachshund
dog | dachshound | Dachshund
dog | minature dachsund | Miniature Dachshund
dog | beegul | Beagle
dog | boxar | Boxer
dog | rottwheeler | Rottweiler
dog | inglish bulldog | English Bulldog
dog | boader collie | Border Collie
dog | ozziedoodle | Aussiedoodle
dog | west highlan terrier | West Highland White Terrier
dog | springer spaniall | English Springer Spaniel
dog | bernise mountain dog | Bernese Mountain Dog
dog | great pyrenes | Great Pyrenees
dog | great piranees | Great Pyrenees
dog | wheatin terrier | Soft Coated Wheaten Terrier
dog | lahasa apso | Lhasa Apso
dog | pugs | Pug
dog | yorkypooh | Yorkipoo
dog | morkey | Morkie
dog | dobermin | Doberman Pinscher
dog | grate dane | Great Dane
dog | german shorthair poiner | German Shorthaired Pointer
dog | jack rustle terrier | Jack Russell Terrier
dog | queensland healer | Australian Cattle Dog
dog | samyoed | Samoyed
dog | scottie terrier | Scottish Terrier
dog | porteguese water dog | Portuguese Water Dog
dog | pappilion | Papillon
dog | peckanese | Pekingese
dog | cain corso | Cane Corso
dog | english mastive | Mastiff
dog | veezla | Vizsla
dog | cotton de toolear | Coton de Tulear
dog | sheba enu | Shiba Inu
dog | whymaraner | Weimaraner
dog | airdail terrier | Airedale Terrier
dog | keyshond | Keeshond
dog | saint burnerd | Saint Bernard
dog | bassit hound | Basset Hound
dog | caren terrier | Cairn Terrier
dog | malamoot | Alaskan Malamute
dog | rat terrer | Rat Terrier
dog | italien grayhound | Italian Greyhound
dog | whipet | Whippet
dog | belgian malanwa | Belgian Malinois
dog | dalmashan | Dalmatian
dog | tibeten terrier | Tibetan Terrier
dog | rhodeshian ridgeback | Rhodesian Ridgeback
dog | sharpai | Chinese Shar-Pei
dog | sholo dog | Xoloitzcuintli
dog | legato romagnolo | Lagotto Romagnolo
dog | norwitch terrier | Norwich Terrier
dog | afgan hownd | Afghan Hound
dog | stafordshire terrier | American Staffordshire Terrier
dog | giant snauzer | Giant Schnauzer
cat | maincoon cat | Maine Coon
cat | persain | Persian
cat | siameze | Siamese
cat | himalian | Himalayan
cat | brittish shorthair | British Shorthair
cat | bengol | Bengal
cat | siberean | Siberian
cat | sphynix | Sphynx
cat | russian blew | Russian Blue
cat | birmin | Birman
cat | munchken | Munchkin
cat | turkish angorra | Turkish Angora
cat | tabbie | Domestic Shorthair
guinea_pig | ginny pig | Guinea pig, mixed
goat | pigmy goat | Pygmy Goat
other | chinchila | Chinchilla
`);

/** Written for the rules that drop descriptions and compare single words, before they were run on it. */
export const thirdHoldout = rows(`
dog | labradore black male | Labrador Retriever
dog | labredoor retriever | Labrador Retriever
dog | labarador retriver | Labrador Retriever
dog | golden retriver old girl | Golden Retriever
dog | gold retriever pup | Golden Retriever
dog | goldin retreever | Golden Retriever
dog | germain shepherd | German Shepherd Dog
dog | german shepered | German Shepherd Dog
dog | german sheperd mal | German Shepherd Dog
dog | frnch bulldog | French Bulldog
dog | french bulldoge | French Bulldog
dog | frenchi bull | French Bulldog
dog | anglish bulldog | English Bulldog
dog | chihuahuah | Chihuahua
dog | chiwuawua | Chihuahua
dog | chihwahwa | Chihuahua
dog | yorkshire terrior puppy | Yorkshire Terrier
dog | yorksheer terrier | Yorkshire Terrier
dog | yorkie yorkshire terrier | Yorkshire Terrier
dog | shih tzsu | Shih Tzu
dog | shiatsu dog | Shih Tzu
dog | shi-tsue | Shih Tzu
dog | dachshunde | Dachshund
dog | dacshound | Dachshund
dog | weiner daschund | Dachshund
dog | rottweilor | Rottweiler
dog | rotwailer | Rottweiler
dog | pomeranian pom pom | Pomeranian
dog | pomerenian | Pomeranian
dog | siberian huskie | Siberian Husky
dog | siberan husky white | Siberian Husky
dog | pitt bull terier | American Pit Bull Terrier
dog | bernese mtn dogg | Bernese Mountain Dog
dog | dobbermann | Doberman Pinscher
dog | doberman pinshcer | Doberman Pinscher
dog | great pyranese | Great Pyrenees
dog | great pyraneas | Great Pyrenees
dog | bichone freeze | Bichon Frise
dog | bijon frise | Bichon Frise
dog | king charles cavalear | Cavalier King Charles Spaniel
dog | cavaler king charles spanial | Cavalier King Charles Spaniel
dog | cavelier | Cavalier King Charles Spaniel
dog | weimeraner grey | Weimaraner
dog | vizla red | Vizsla
dog | vishzla | Vizsla
dog | rodeshian ridgeback | Rhodesian Ridgeback
dog | aussie shepard dog | Australian Shepherd
dog | austrialian shepherd | Australian Shepherd
dog | blue merle ausie shepherd | Australian Shepherd
dog | border colie black white | Border Collie
dog | bordr collie | Border Collie
dog | golden doodle puppy | Goldendoodle
dog | goldadoodle | Goldendoodle
dog | gold n doodle | Goldendoodle
dog | labradodle | Labradoodle
dog | lab a doodle | Labradoodle
dog | bernidoodle | Bernedoodle
dog | aussidoodel | Aussiedoodle
dog | australian doodle aussie | Aussiedoodle
dog | cockeroo poo | Cockapoo
dog | maltese terrior | Maltese
dog | cavvapoo | Cavapoo
dog | minature schnauser | Miniature Schnauzer
dog | schnauzer minature salt pepper | Miniature Schnauzer
dog | standard schnouzer | Standard Schnauzer
dog | giant schnowzer | Giant Schnauzer
dog | standart poodle | Standard Poodle
dog | standard pudel | Standard Poodle
dog | miniture poodel | Miniature Poodle
dog | west highland white terror | West Highland White Terrier
dog | westi white | West Highland White Terrier
dog | scottie terier | Scottish Terrier
dog | carin terier | Cairn Terrier
dog | havaneese silk | Havanese
dog | havinese | Havanese
dog | lhasa apzo | Lhasa Apso
dog | lassa apso | Lhasa Apso
dog | pekingneese | Pekingese
dog | pekinesse | Pekingese
dog | papillon butterfly | Papillon
dog | papiyon | Papillon
dog | jack russel terier mini | Jack Russell Terrier
dog | basset houdn | Basset Hound
dog | beagel | Beagle
dog | beegal | Beagle
dog | newfondland | Newfoundland
dog | st bernards dog | Saint Bernard
dog | shibba inu | Shiba Inu
dog | shiba inoo | Shiba Inu
dog | alaskan malmute | Alaskan Malamute
dog | samoyeed | Samoyed
dog | sammy samoyed | Samoyed
dog | soft coat wheatan | Soft Coated Wheaten Terrier
dog | airdale terrior | Airedale Terrier
dog | boston bull terrior | Boston Terrier
dog | boston terrer bw | Boston Terrier
dog | cane corsa | Cane Corso
dog | belgian malenois | Belgian Malinois
dog | belgian mallinois | Belgian Malinois
dog | catahula leopard | Catahoula Leopard Dog
cat | mainecoone cat | Maine Coon
cat | persien | Persian
cat | siamesse cat | Siamese
cat | rag doll kitty | Ragdoll
cat | himmalayan | Himalayan
cat | sphynks | Sphynx
cat | rusian blue cat | Russian Blue
cat | scottish foald | Scottish Fold
cat | norwegian forrest cat | Norwegian Forest Cat
cat | british short hair grey | British Shorthair
rabbit | holland lopp | Holland Lop
rabbit | hollan lop bunny | Holland Lop
rabbit | lionshead rabbit | Lionhead
rabbit | flemish giante | Flemish Giant
rabbit | mini rexx | Mini Rex
dog | keeshon | Keeshond
dog | whippette | Whippet
dog | greyhoud | Greyhound
dog | dalmatian spotted | Dalmatian
dog | dalmattian | Dalmatian
dog | chowchow red | Chow Chow
dog | coton de tulare | Coton de Tulear
dog | old english sheepdogg | Old English Sheepdog
dog | portugese water dog black | Portuguese Water Dog
dog | english settar | English Setter
dog | gorden setter | Gordon Setter
dog | english springer spaneil | English Springer Spaniel
dog | bloodhoud | Bloodhound
dog | german short haired pionter | German Shorthaired Pointer
dog | gsp pointer | German Shorthaired Pointer
dog | german wirehair pointr | German Wirehaired Pointer
dog | boykin spanel | Boykin Spaniel
dog | norwhich terrier | Norwich Terrier
dog | bedlingten terrier | Bedlington Terrier
dog | kerry bleu terrier | Kerry Blue Terrier
dog | tibetian terrier | Tibetan Terrier
dog | tibetian mastiff | Tibetan Mastiff
dog | afghan houd | Afghan Hound
dog | afgahn | Afghan Hound
dog | basenji barkless | Basenji
dog | japanees chin | Japanese Chin
dog | italian greyhoud | Italian Greyhound
dog | iggy italian | Italian Greyhound
dog | chinese crestead | Chinese Crested
dog | bull mastiffe | Bullmastiff
dog | boxer dog brindel | Boxer
dog | great dain blue | Great Dane
dog | welsh corgy pembroke | Pembroke Welsh Corgi
dog | pembroke corgie | Pembroke Welsh Corgi
dog | cardigan corgie | Cardigan Welsh Corgi
dog | american eskimoe | American Eskimo Dog
dog | pug black | Pug
dog | chorkee | Chorkie
dog | schnoodal | Schnoodle
dog | puchon | Poochon
dog | cavachonn | Cavachon
`);

function rows(table: string): Misspelling[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([species = '', written = '', meant = '']): Misspelling => [toSpecies(species), written, meant]);
}

function toSpecies(text: string): Species {
  const species = speciesCodes.find((code) => code === text);
  if (!species) throw new Error(`No species: ${text}`);
  return species;
}
