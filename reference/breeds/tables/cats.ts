/** name | coat | usual pounds, low-high | other names and common misspellings */
export const cats = `
Abyssinian | short_double | 6-10 | Aby, Abbysinian, Abysinian
Aegean | long | 7-12 |
American Bobtail | long | 7-16 | American Bobtail Longhair
American Bobtail Shorthair | short_double | 7-16 |
American Curl | long | 5-10 | Curl
American Ringtail | short_double | 7-15 |
American Shorthair | short_double | 8-15 | ASH
American Wirehair | wire | 8-12 |
Aphrodite Giant | short_double | 9-24 | Cyprus Cat, Cyprus
Arabian Mau | short_double | 8-16 |
Asian Semi-longhair | long | 9-13 | Tiffanie
Asian Shorthair | short_double | 9-13 | Asian
Australian Mist | short_double | 8-15 |
Balinese | silky | 6-11 | Long-haired Siamese, Longhair Siamese
Bambino | hairless | 4-9 |
Bengal | short_double | 8-15 | Bengal cat, Bangal, Bengle
Birman | long | 8-15 | Sacred Cat of Burma, Berman
Bombay | short_double | 7-12 |
Brazilian Shorthair | short_double | 10-16 |
British Longhair | long | 8-17 |
British Shorthair | short_double | 9-17 | BSH, British Blue
Burmese | short_double | 8-12 | Burmeese, European Burmese
Burmilla | short_double | 7-13 |
California Spangled | short_double | 9-15 |
Chantilly-Tiffany | long | 6-12 | Chantilly, Foreign Longhair
Chartreux | short_double | 7-16 | Chartreaux, Chartreuse
Chausie | short_double | 12-25 |
Colorpoint Shorthair | short_double | 7-12 | Colourpoint Shorthair
Cornish Rex | rex | 5-10 |
Cymric | long | 8-13 | Longhair Manx
Desert Lynx | short_double | 8-16 | Highland Lynx
Devon Rex | rex | 5-10 | Devin Rex
Domestic Longhair | long | 8-15 | DLH, Longhair cat, Long-haired cat, Domestic Longhaired, Long hair
Domestic Medium Hair | long | 8-15 | DMH, Medium hair, Medium-haired cat
Domestic Shorthair | short_double | 8-15 | DSH, Shorthair, Short-haired cat, Domestic Shorthaired, Domestic cat, Domestic, Tabby, Tabby cat, Orange tabby, Gray tabby, Brown tabby, Grey tabby, Calico, Tuxedo, Tuxedo cat, Tortie, Tortoiseshell, Torbie, Black cat, Orange cat, Ginger, House cat, Alley cat, Moggy, Moggie, Cat, Mixed, Mixed breed, Unknown, Unknown breed, Not sure, Other, N/A, Rescue, Stray, Idk, Not provided, Breed not provided, No idea
Don Sphynx | hairless | 6-13 | Donskoy
Dragon Li | short_double | 9-12 | Li Hua, Chinese Li Hua
Dwelf | hairless | 4-8 |
Egyptian Mau | short_double | 6-14 | Mau
European Shorthair | short_double | 8-15 | Celtic Shorthair
Exotic Longhair | long | 8-14 |
Exotic Shorthair | double | 8-14 | Exotic, Shorthaired Persian
Foldex | double | 6-12 |
German Rex | rex | 6-11 |
Havana Brown | short_double | 6-10 | Havana
Highlander | long | 10-20 |
Himalayan | long | 7-14 | Himmy, Himmie, Colorpoint Persian, Himilayan, Himalayan cat
Japanese Bobtail | short_double | 5-10 |
Japanese Bobtail Longhair | long | 5-10 |
Javanese | silky | 5-10 | Colorpoint Longhair
Karelian Bobtail | short_double | 6-13 |
Khao Manee | short_double | 6-12 | Diamond Eye
Kinkalow | short_double | 3-7 |
Korat | short_double | 6-10 | Si-Sawat
Kurilian Bobtail | short_double | 8-15 | Kuril Islands Bobtail
Kurilian Bobtail Longhair | long | 8-15 |
Lambkin | rex | 4-9 | Nanus Rex
LaPerm | rex | 6-10 | Laperm Longhair
Lykoi | hairless | 5-11 | Wolf cat, Werewolf cat
Maine Coon | long | 10-20 | Main Coon, Maine Coon cat, Maine Coone, Main Coone, Coon cat, Maine Cune
Manx | double | 8-12 | Manks
Mekong Bobtail | short_double | 7-10 |
Minskin | hairless | 4-7 |
Minuet | long | 5-9 | Napoleon
Munchkin | short_double | 5-9 | Munchkin cat
Munchkin Longhair | long | 5-9 |
Nebelung | long | 7-15 | Longhaired Russian Blue
Neva Masquerade | long | 8-17 |
Norwegian Forest Cat | long | 9-18 | Norwegian Forest, Wegie, Skogkatt, NFC, Norweigan Forest Cat, Norwegan Forest
Ocicat | short_double | 6-14 | Ocecat
Ojos Azules | short_double | 7-12 |
Oriental Bicolor | short_double | 6-12 |
Oriental Longhair | silky | 6-12 |
Oriental Shorthair | short_double | 6-12 | Oriental
Persian | long | 7-12 | Pershian, Persian cat, Persion, Doll Face Persian, Doll-faced Persian, Teacup Persian, Traditional Persian
Peterbald | hairless | 6-10 |
Pixie-bob | short_double | 8-17 | Pixie Bob Shorthair
Pixie-bob Longhair | long | 8-17 |
RagaMuffin | long | 8-20 | Ragamuffen, Liebling
Ragdoll | long | 8-20 | Ragdol, Ragdoll cat
Russian Blue | short_double | 7-12 | Russian Blu, Russian Gray
Russian White | short_double | 7-12 |
Savannah | short_double | 12-25 | Savanah, Savanna, Savannah cat
Scottish Fold | double | 6-13 | Scotish Fold, Scottish Fold Shorthair
Scottish Fold Longhair | long | 6-13 | Highland Fold, Scottish Longhair
Scottish Straight | double | 6-13 |
Selkirk Rex | rex | 6-16 |
Serengeti | short_double | 8-15 |
Siamese | smooth | 6-12 | Siamise, Siameese, Simese, Seal Point Siamese, Seal Point, Blue Point Siamese, Flame Point, Lynx Point Siamese, Lilac Point Siamese
Siberian | long | 8-17 | Siberian Forest Cat, Siberian cat
Singapura | short_double | 4-8 |
Snowshoe | short_double | 7-12 | Snowshoe Siamese
Sokoke | short_double | 5-10 |
Somali | long | 6-10 | Long-haired Abyssinian
Sphynx | hairless | 6-12 | Sphinx, Hairless cat, Spynx, Sphnyx, Canadian Sphynx, Hairless
Thai | short_double | 7-12 | Wichien Maat, Traditional Siamese, Applehead Siamese
Tonkinese | short_double | 6-12 | Tonk, Tonkenese
Toybob | short_double | 3-6 |
Toyger | short_double | 7-15 |
Turkish Angora | silky | 5-10 | Angora cat
Turkish Van | long | 7-18 | Van cat
Ukrainian Levkoy | hairless | 7-12 |
York Chocolate | long | 6-15 |
`;
