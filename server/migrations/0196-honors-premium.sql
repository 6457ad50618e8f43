alter table provider_rules rename column honours_premium to honors_premium;
alter table offers rename column honours_premium to honors_premium;
