/** name | coat | usual pounds, low-high | other names and common misspellings */
export const dogsCToE = `
Ca de Bou | smooth | 66-84 | Perro de Presa Mallorquín, Majorca Mastiff
Cairn Terrier | wire | 13-16 | Cairn, Carin Terrier, Karen Terrier
Canaan Dog | short_double | 35-55 | Canaan
Canadian Eskimo Dog | double | 40-88 | Qimmiq
Cane Corso | smooth | 85-120 | Cane Corso Italiano, Cane Corso Mastiff, Italian Mastiff, Corso, Kane Corso, Cani Corso
Cantabrian Water Dog | curly | 35-48 |
Cardigan Welsh Corgi | double | 25-38 | Cardigan, Cardigan Corgi, Cardi
Carolina Dog | short_double | 30-55 | American Dingo, Dixie Dingo
Carpathian Shepherd Dog | double | 70-100 | Romanian Carpathian Shepherd
Castro Laboreiro Dog | short_double | 55-88 | Portuguese Cattle Dog
Catahoula Leopard Dog | smooth | 50-95 | Catahoula, Louisiana Catahoula, Louisiana Catahoula Leopard Dog, Catahoula Cur, Catahoola, Catahula
Catalan Sheepdog | long | 45-60 | Gos d'Atura Català
Caucasian Shepherd Dog | double | 100-170 | Caucasian Shepherd, Caucasian Ovcharka, Caucasian Mountain Dog
Cavalier King Charles Spaniel | long | 13-18 | Cavalier, CKCS, Cav, King Charles Cavalier, King Charles, Cavalier Spaniel, Cav King Chas Span
Central Asian Shepherd Dog | double | 90-170 | Alabai, Central Asian Shepherd, Central Asian Ovcharka
Cesky Fousek | wire | 48-75 | Bohemian Wirehaired Pointing Griffon
Cesky Terrier | silky | 14-24 | Czech Terrier, Bohemian Terrier
Chesapeake Bay Retriever | short_double | 55-80 | Chessie, Chesapeake, Chesapeake Retriever
Chihuahua | smooth | 3-7 | Chi, Chiuahua, Chihuaha, Chihuahau, Chiwawa, Chihauhau, Chihuhua, Short Hair Chihuahua, Shorthaired Chihuahua, Smooth Coat Chihuahua
Chilean Terrier | smooth | 9-18 |
Chinese Crested | hairless | 8-12 | Chinese Crested Dog, Chinese Crested Hairless, Crested
Chinese Crested Powderpuff | silky | 8-12 | Powderpuff
Chinese Shar-Pei | smooth | 45-60 | Shar Pei, Sharpie, Shar Pay
Chinook | double | 50-90 |
Chippiparai | smooth | 33-44 |
Chow Chow | double | 45-70 | Chow, Rough Chow
Chow Chow Smooth Coat | short_double | 45-70 | Smooth Chow, Smooth Chow Chow
Cimarrón Uruguayo | smooth | 73-100 | Uruguayan Cimarron
Cirneco dell'Etna | smooth | 17-26 | Cirneco
Clumber Spaniel | long | 55-85 | Clumber
Coated Xoloitzcuintli | smooth | 10-55 | Coated Xolo, Coated Mexican Hairless
Continental Bulldog | smooth | 44-66 |
Coonhound | smooth | 45-80 | Coonhound Unspecified, American Coonhound
Corsican Dog | smooth | 50-70 | Cursinu
Coton de Tulear | silky | 8-15 | Coton, Cotton de Tulear, Coton du Tulear, Coton de Tulier, Coton Tulear
Cretan Hound | smooth | 35-57 | Kritikos Lagonikos
Croatian Sheepdog | double | 29-44 |
Cur | smooth | 30-60 | Cur Dog
Curly-Coated Retriever | curly | 60-95 | Curly Retriever, Curly Coat Retriever
Czechoslovakian Vlcak | double | 44-75 | Czechoslovakian Wolfdog, Vlcak
Dachshund | smooth | 16-32 | Doxie, Dachsund, Daschund, Dashund, Dauchsund, Doxin, Dotson, Wiener Dog, Weiner Dog, Weenie Dog, Sausage Dog, Standard Dachshund, Smooth Dachshund, Dachshund Smooth Coat, Dachshund Shorthaired
Dalmatian | smooth | 45-70 | Dalmation, Dalmashun
Dandie Dinmont Terrier | wire | 18-24 | Dandie Dinmont, Dandy Dinmont
Danish Spitz | double | 26-40 |
Danish-Swedish Farmdog | smooth | 15-26 | Danish Farm Dog
Doberman Pinscher | smooth | 60-100 | Doberman, Dobermann, Dobie, Dobbie, Dobi, Dobberman, Doberman Pincher
Dogo Argentino | smooth | 80-100 | Argentine Dogo, Dogo, Argentinian Mastiff
Dogue de Bordeaux | smooth | 99-145 | French Mastiff, Bordeaux, Dog de Bordeaux, Dogue
Drentsche Patrijshond | long | 45-75 | Drent, Drentse Patrijshond, Dutch Partridge Dog
Drever | smooth | 31-40 | Swedish Dachsbracke
Dunker | smooth | 35-50 | Norwegian Hound
Dutch Shepherd | short_double | 42-75 | Hollandse Herder, Dutch Shepard
Dutch Smoushond | wire | 20-22 | Smoushond
East European Shepherd | double | 66-132 | Byelorussian Shepherd
East Siberian Laika | double | 40-50 |
English Bulldog | smooth | 40-55 | Bulldog, British Bulldog, Miniature Bulldog, Mini Bulldog
English Cocker Spaniel | long | 26-34 | English Cocker, Working Cocker
English Foxhound | smooth | 60-75 |
English Setter | long | 45-80 | Llewellin Setter, Laverack Setter
English Shepherd | double | 40-65 | Farm Collie, Old Time Farm Shepherd
English Springer Spaniel | long | 40-50 | Springer, Springer Spaniel, English Springer, ESS
English Toy Spaniel | long | 8-14 | King Charles Spaniel, Toy Spaniel, Prince Charles Spaniel
English Toy Terrier | smooth | 6-8 |
Entlebucher Mountain Dog | short_double | 40-65 | Entlebucher, Entlebucher Sennenhund
Estonian Hound | smooth | 33-44 |
Estrela Mountain Dog | double | 77-132 | Estrela, Cão da Serra da Estrela
Eurasier | double | 40-70 | Eurasian Dog
`;
