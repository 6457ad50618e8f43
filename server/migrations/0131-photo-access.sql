-- Every call for a photo asks where it is shown.
create function report_card_photos(photos jsonb, before_after jsonb) returns text[] language sql immutable
  return array(select jsonb_path_query(jsonb_build_array(photos, before_after), '$.**.url') #>> '{}');

create index report_cards_photos on report_cards using gin (report_card_photos(photos, before_after));
create index pets_photo on pets (photo_url) where photo_url is not null;
create index vaccinations_proof on vaccinations (proof_url) where proof_url is not null;
create index accounts_profile_image on accounts (profile_image_url) where profile_image_url is not null;
create index groomer_profiles_portfolio on groomer_profiles using gin (portfolio_images);
