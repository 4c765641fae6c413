# People: what is wrong with a name, a password, a wish; and what the administrator reads.

## Names, passwords, addresses

people-name-length = A név legalább { $least }, legfeljebb { $most } karakterből áll; válasszon másikat.
people-name-letters = „{ $name }” nem lehet név; betűk, számjegyek, szóközök, kötőjelek, aláhúzásjelek és pontok használhatók, legalább egy betűvel.
people-name-reserved = A(z) „{ $name }” név a kiszolgálóé vagy egy boté; válasszon másikat.
people-name-taken = A(z) „{ $name }” név már foglalt; válasszon másikat.
people-password-short = Ez a jelszó túl rövid; legalább { $least } karakter kell.
people-password-wrong = A jelszó nem helyes; a fiók jelszavát kell megadni.
people-email-form = „{ $email }” nem e-mail-cím; a helyes alak: nev@example.org.
people-email-taken = Ez az e-mail-cím már egy másik fiókhoz tartozik; jelentkezzen be oda, vagy adjon meg másik címet.
people-webhook-form = „{ $address }” nem használható értesítési címként; https:// kezdetű, jelszó nélküli cím kell.

## Signing in

people-sign-in = Ehhez tudni kell, ki kéri; lépjen be vendégként, vagy jelentkezzen be.
people-login-wrong = A név és a jelszó nem illik össze; próbálja újra, vagy kérjen új jelszót.
people-signed-in = Már be van jelentkezve mint { $name }; előbb jelentkezzen ki.
people-suspended = Ez a fiók fel van függesztve: { $reason }; forduljon a kiszolgáló üzemeltetőjéhez.
people-no-guests = Itt vendégek nem léphetnek be; hozzon létre fiókot, vagy jelentkezzen be.
people-registration-closed = Itt most nem lehet fiókot létrehozni; forduljon a kiszolgáló üzemeltetőjéhez.
people-guest = Vendégként ez nem lehetséges; hozzon létre fiókot, a játszmái megmaradnak.
people-csrf = Az X-Edubba-CSRF fejléc hiányzik vagy elavult; töltse be újra az oldalt.
people-origin = Ez a kérés egy másik webhelyről jön; használja e kiszolgáló oldalait.
people-cookie-only = Személyes tokennel ez nem tehető meg; jelentkezzen be jelszóval.
people-token-unknown = Ez a személyes token nem érvényes; hozzon létre újat a fiókjában.
people-token-missing = Nincs { $number } számú saját tokenje; nézze meg a tokenek listáját.
people-tokens-many = Legfeljebb { $most } személyes token lehet; előbb töröljön egyet.
people-reset-over = Ez a hivatkozás már használt vagy egy óránál régebbi; kérjen újat.

## Other people

people-unknown = Itt nincs „{ $name }” nevű személy; ellenőrizze az írásmódot.
people-self = Ez Ön maga; valaki mást nevezzen meg.
people-not-blocked = „{ $name }” nincs letiltva; nézze meg a letiltottak listáját.
people-blocks-many = Ezen a listán legfeljebb { $most } személy lehet; előbb vegyen le róla valakit.

## The administrator's commands

admin-no-reports = Nincs nyitott bejelentés.
admin-report = { $number }, { $day }: { $by } bejelentése erről: { $about }:
admin-report-in-match = { $number }, { $day }: { $by } bejelentése erről: { $about }, játszma: { $match }:
admin-closed = A(z) { $number }. bejelentés lezárva.
admin-no-report = Nincs { $number } számú nyitott bejelentés; a listát az „edubba admin reports” mutatja.
admin-reason = Ide legalább 1, legfeljebb { $most } karakteres szöveg kell; írja meg az okát.
admin-suspended = { $name } fel van függesztve; minden munkamenet véget ért.
admin-not-suspended = { $name } nincs felfüggesztve; nincs mit feloldani.
admin-reinstated = { $name } ismét beléphet.
admin-renamed = { $old } új neve: { $new }.
admin-no-chat = Nincs { $number } számú csevegősor; ellenőrizze a számot.
admin-chat-deleted = A(z) { $number }. csevegősor törölve.
admin-no-chat-there = A(z) { $match } játszmában senki sem szólt.
admin-ended = A(z) { $match } játszma eredmény nélkül véget ért.
admin-erase-sure = Végleg törölhető: { $name }?
admin-erased = { $name } törölve; a játszmák feljegyzései megmaradnak.
admin-database = Ez nem adatbáziscím; a helyes alak: sqlite+aiosqlite:///fájl vagy postgresql+asyncpg://gép/név.
admin-database-fails = Az adatbázis nem használható; ellenőrizze a címét, és hogy a kiszolgáló létrehozta-e.
