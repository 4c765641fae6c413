# People: what is wrong with a name, a password, a wish; and what the administrator reads.

## Names, passwords, addresses

people-name-length = A név legalább { $least }, legfeljebb { $most } karakterből áll; válassz másikat.
people-name-letters = „{ $name }” nem lehet név; betűk, számjegyek, szóközök, kötőjelek, aláhúzásjelek és pontok használhatók, legalább egy betűvel.
people-name-reserved = A(z) „{ $name }” név a kiszolgálóé vagy egy boté; válassz másikat.
people-name-taken = A(z) „{ $name }” név már foglalt; válassz másikat.
people-password-short = Ez a jelszó túl rövid; legalább { $least } karakter kell.
people-password-guessable = Ez a jelszó azok közé tartozik, amelyeket bárki elsőként próbálna ki; válassz több, össze nem tartozó szót.
people-password-wrong = A jelszó nem helyes; a fiók jelszavát kell megadni.
people-email-form = „{ $email }” nem e-mail-cím; a helyes alak: nev@example.org.
people-email-taken = Ez az e-mail-cím már egy másik fiókhoz tartozik; jelentkezz be oda, vagy adj meg másik címet.
people-webhook-form = „{ $address }” nem használható értesítési címként; https:// kezdetű, jelszó nélküli cím kell.

## Signing in

people-sign-in = Ehhez tudni kell, ki kéri; lépj be vendégként, vagy jelentkezz be.
people-login-wrong = A név és a jelszó nem illik össze; próbáld újra, vagy kérj új jelszót.
people-signed-in = Már be vagy jelentkezve mint { $name }; előbb jelentkezz ki.
people-suspended = Ez a fiók fel van függesztve: { $reason }; fordulj a kiszolgáló üzemeltetőjéhez.
people-no-guests = Itt vendégek nem léphetnek be; hozz létre fiókot, vagy jelentkezz be.
people-registration-closed = Itt most nem lehet fiókot létrehozni; fordulj a kiszolgáló üzemeltetőjéhez.
people-guest = Vendégként ez nem lehetséges; hozz létre fiókot, a játszmáid megmaradnak.
people-csrf = Az X-Edubba-CSRF fejléc hiányzik vagy elavult; töltsd be újra az oldalt.
people-origin = Ez a kérés egy másik webhelyről jön; használd e kiszolgáló oldalait.
people-cookie-only = Személyes tokennel ez nem tehető meg; jelentkezz be jelszóval.
people-token-unknown = Ez a személyes token nem érvényes; hozz létre újat a fiókodban.
people-token-missing = Nincs { $number } számú saját tokened; nézd meg a tokenek listáját.
people-tokens-many = Legfeljebb { $most } személyes token lehet; előbb törölj egyet.
people-reset-over = Ez a hivatkozás már használt vagy egy óránál régebbi; kérj újat.
people-session-missing = Nincs ilyen munkameneted; nézd meg újra a listát.
people-confirm-over = Ez a hivatkozás túl régi, vagy másik címhez tartozik; mentsd el újra az e-mail-címedet, és küldünk egy újat.

## Other people

people-unknown = Itt nincs „{ $name }” nevű személy; ellenőrizd az írásmódot.
people-self = Ez te vagy; valaki mást nevezz meg.
people-not-blocked = „{ $name }” nincs letiltva; nézd meg a letiltottak listáját.
people-blocks-many = Ezen a listán legfeljebb { $most } személy lehet; előbb vegyél le róla valakit.

## The administrator's commands

admin-no-reports = Nincs nyitott bejelentés.
admin-report = { $number }, { $day }: { $by } bejelentése erről: { $about }:
admin-report-in-match = { $number }, { $day }: { $by } bejelentése erről: { $about }, játszma: { $match }:
admin-closed = A(z) { $number }. bejelentés lezárva.
admin-no-report = Nincs { $number } számú nyitott bejelentés; a listát az „edubba admin reports” mutatja.
admin-reason = Ide legalább 1, legfeljebb { $most } karakteres szöveg kell; írd meg az okát.
admin-suspended = { $name } fel van függesztve; minden munkamenet véget ért.
admin-not-suspended = { $name } nincs felfüggesztve; nincs mit feloldani.
admin-reinstated = { $name } ismét beléphet.
admin-renamed = { $old } új neve: { $new }.
admin-no-chat = Nincs { $number } számú csevegősor; ellenőrizd a számot.
admin-chat-deleted = A(z) { $number }. csevegősor törölve.
admin-no-chat-there = A(z) { $match } játszmában senki sem szólt.
admin-ended = A(z) { $match } játszma eredmény nélkül véget ért.
admin-erase-sure = Végleg törölhető: { $name }?
admin-erased = { $name } törölve; a játszmák feljegyzései megmaradnak.
admin-database = Ez nem adatbáziscím; a helyes alak: sqlite+aiosqlite:///fájl vagy postgresql+asyncpg://gép/név.
admin-database-fails = Az adatbázis nem használható; ellenőrizd a címét, és hogy a kiszolgáló létrehozta-e.
