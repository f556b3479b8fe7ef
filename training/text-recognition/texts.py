"""Lines that documents print, made by chance: amounts, dates, numbers, names, addresses, labels, sentences, zones and strings of anything."""
import gzip
import os

LANGUAGES = ("en", "es", "pt", "fr", "de", "nordic")
LANGUAGE_WEIGHTS = (0.46, 0.2, 0.2, 0.06, 0.06, 0.02)
UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOWER = UPPER.lower()
DIGITS = "0123456789"

MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "nordic": "januar februar marts april maj juni juli august september oktober november desember".split(),
}
DAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun".split(),
    "es": "lunes martes miércoles jueves viernes sábado domingo".split(),
    "pt": "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo".split(),
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche".split(),
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(),
    "nordic": "mandag tirsdag onsdag torsdag fredag lørdag søndag".split(),
}
LABELS = {
    "en": """Account Number|Account Summary|Beginning Balance|Ending Balance|Deposits and Additions|Withdrawals|Checks Paid|Service Fee|Statement Period|Date
Description|Amount|Balance|Total|Subtotal|Tax|Invoice No.|Invoice Date|Due Date|Bill To|Ship To|Qty|Unit Price|Amount Due|Payment|Customer Service|Page|of|Pay Period|Pay Date
Gross Pay|Net Pay|Regular|Overtime|Federal Income Tax|Social Security|Medicare|State Tax|401(k)|YTD|Current|Hours|Rate|Earnings|Deductions|Employee ID|Employer|Direct Deposit|Check No.
Name|Address|Date of Birth|DOB|Sex|Eyes|Hair|Height|Weight|Class|Restrictions|Endorsements|Issued|Expires|EXP|ISS|Driver License|Identification Card|Passport|Nationality|Place of Birth
Signature|Member FDIC|Interest Earned|Annual Percentage Yield Earned|Available Credit|Minimum Payment|New Balance|Previous Balance|Reference|Transaction|Merchant|Cashier|Change|Cash
Routing Number|Wire Transfer|Purchase|Refund|Transfer from|Transfer to|ATM Withdrawal|Overdraft|Checking|Savings|continued|Daily ending balance|Thank you|Filing Status|Allowances
Taxable Wages|Pay Rate|Department|Job Title|Hire Date|Vacation|Sick|Leave|Bonus|Commission|Dental|Vision|Medical|Donor|Veteran|Duplicate|Authority|Surname|Given Names|Document No.""",
    "es": """Número de cuenta|Estado de cuenta|Saldo inicial|Saldo final|Saldo anterior|Depósitos|Retiros|Cargos|Abonos|Fecha|Concepto|Descripción|Importe|Periodo|Página|de|Cliente|RFC|CURP
Clave de elector|Domicilio|Nombre|Apellidos|Sexo|Fecha de nacimiento|Vigencia|Sección|Año de registro|Emisión|Localidad|Municipio|Estado|Nacionalidad|Lugar de nacimiento|Autoridad
Recibo de nómina|Percepciones|Deducciones|Sueldo|Neto a pagar|Días pagados|Régimen|Puesto|Departamento|Salario diario|Antigüedad|Factura|Folio fiscal|Uso CFDI|Método de pago|Subtotal|Total
Comisión|Intereses|Sucursal|Referencia|Transferencia|Tarjeta de crédito|Fecha límite de pago|Pago mínimo|CLABE interbancaria|Movimientos|Teléfono|Código postal|Ciudad de México|Cédula
Identificación|Expedición|Vencimiento|Válida hasta|Niños|Compañía|Español|Razón social|Operación|Débito|Crédito|Banco|Señor|Colonia|Calle|Núm.|Impuesto|Aguinaldo|Prima vacacional|Licencia""",
    "pt": """Conta corrente|Agência|Saldo anterior|Saldo do dia|Saldo final|Lançamentos|Histórico|Data|Valor|Descrição|Extrato|Período|Página|Nome|CPF|CNPJ|Filiação|Data de nascimento|Validade
Emissão|Órgão emissor|Registro geral|Carteira de identidade|Carteira Nacional de Habilitação|Categoria|Naturalidade|Assinatura|Endereço|Número|Município|Recibo de pagamento|Vencimentos
Descontos|Salário base|Salário líquido|Referência|Função|Admissão|Competência|Líquido a receber|Base de cálculo|Horas extras|Férias|Décimo terceiro|INSS|FGTS|IRRF|Contribuição|Cartão
Transferência|Depósito|Saque|Tarifa|Rendimentos|Aplicação|Resgate|Boleto|Pagamento|Nota fiscal|Razão social|Inscrição estadual|Quantidade|Situação|Crédito|Débito|Ação|Opções|Cobrança
São Paulo|República Federativa do Brasil|Observações|Não|Até|Código|Bairro|Cidade|Código do empregado|Total de proventos|Permissão|Habilitação|Doc. identidade|Local|Título""",
    "fr": """Relevé de compte|Date|Libellé|Débit|Crédit|Solde|Ancien solde|Nouveau solde|Virement|Prélèvement|Montant|Période|Numéro|Nom|Prénom(s)|Né(e) le|Nationalité|Adresse|Délivré le|Sexe
Bulletin de paie|Salaire brut|Net à payer|Cotisations|Congés payés|Employeur|Salarié|Facture|Quantité|Prix unitaire|Total TTC|TVA|Référence|Échéance|Carte d'identité|République française|Signature|Où""",
    "de": """Kontoauszug|Kontonummer|Buchungstag|Verwendungszweck|Betrag|Saldo|Alter Kontostand|Neuer Kontostand|Überweisung|Gutschrift|Lastschrift|Gebühr|Rechnung|Menge|Straße|Größe|Gehalt
Lohnabrechnung|Bruttobezüge|Nettoverdienst|Steuerklasse|Krankenversicherung|Rentenversicherung|Name|Vornamen|Geburtstag|Staatsangehörigkeit|Gültig bis|Behörde|Ausstellungsdatum|Unterschrift|Österreich|für|Höhe""",
    "nordic": "Født|Gyldig til|Navn|Beløp|Kontonummer|Överföring|Månadslön|Betalning|Udbetaling|Skat|Personnummer|Størrelse|Ægte|Århus|Östersund|Malmö|Tromsø|Måned|Utstedt|Lønn",
}
LABELS = {language: [label for label in text.replace("\n", "|").split("|") if label] for language, text in LABELS.items()}
SMALL = {
    "en": "the of and to for in is on with your you this by from at are or be not as we if that will may any all our".split(),
    "es": "el la los las de del y en con para por que no su a se una un es al como más o este sus si".split(),
    "pt": "o a os as de do da dos das e em com para por que não seu sua se um uma é ao à mais ou este".split(),
    "fr": "le la les de du des et en avec pour par que ne votre à se un une est au ou ce sur vous".split(),
    "de": "der die das und zu für in ist auf mit Ihr Sie von dem den ein eine nicht oder wird bei zum".split(),
    "nordic": "og i på for til av med er det den en et som ikke ved fra å och att är".split(),
}
STREETS = {
    "en": "Street St. Avenue Ave. Road Rd. Drive Dr. Lane Ln. Court Blvd. Way Place Pkwy Hwy ST AVE RD DR LN CT BLVD APT STE".split(),
    "es": "Calle Av. Avenida Calzada Blvd. Privada Cerrada Col. Fracc. C. And. Mz. Lt.".split(),
    "pt": "Rua R. Avenida Av. Travessa Praça Alameda Rod. Estrada Bairro Qd. Lt. Conj. Bloco".split(),
    "fr": "rue avenue boulevard place chemin impasse allée quai".split(),
    "de": "Straße Str. Weg Allee Platz Gasse Ring Ufer".split(),
    "nordic": "gate vei plass gatan vägen allé vej".split(),
}
STATES = "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split()
MERCHANT_PARTS = """POS PURCHASE|DEBIT CARD PURCHASE|CHECKCARD|RECURRING PAYMENT|ACH DEBIT|ACH CREDIT|DIRECT DEP|PAYROLL|ONLINE TRANSFER|MOBILE DEPOSIT|ATM W/D|WIRE IN|BILL PAY|ZELLE TO|ZELLE FROM
SPEI ENVIADO|SPEI RECIBIDO|PAGO TARJETA|COMPRA|RETIRO CAJERO|DEP EFECTIVO|COMISION|IVA|TRASPASO|PIX ENVIADO|PIX RECEBIDO|TED|DOC|SAQUE|COMPRA CARTAO|PGTO|TARIFA|SDO|TRANSF""".replace("\n", "|").split("|")
SYMBOLS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
NARROW = ("ll", "ii", "tt", "11", "1l", "lI", "il", "li", "rn", "nn", "ff", "fi", "fl", "ri", "it", "ti", "jj", "vv", "''", "::", "..", "!!", "mm", "00", "oo", "ss")


def load_words(folder):
    words = {}
    for language in LANGUAGES:
        with gzip.open(os.path.join(folder, f"words-{language}.txt.gz"), "rt", encoding="utf-8") as file:
            words[language] = file.read().split("\n")
    return words


class Texts:
    """@param random a `random.Random`; @param characters all that may be printed, without the space; @param new those the teacher lacks"""

    def __init__(self, random, words, characters, new):
        self.random = random
        self.words = words
        self.characters = characters
        self.new = new
        self.allowed = set(characters) | {" "}
        self.kinds = [
            (14, self.amount), (9, self.date), (8, self.number), (5, self.code), (9, self.label), (8, self.labelled), (6, self.name), (6, self.address),
            (9, self.merchant), (9, self.sentence), (4, self.plain_words), (3, self.zone), (2, self.link), (3, self.masked), (4, self.anything),
            (3, self.narrow), (6, self.accented), (2, self.accented_strings), (3, self.row), (4, self.short), (2, self.typographic),
        ]  # fmt: skip
        self.weights = [weight for weight, _ in self.kinds]

    def line(self):
        """Of 1 to some 70 characters."""
        while True:
            text = " ".join(self.random.choices(self.kinds, self.weights)[0][1]().split())
            if text and self.allowed.issuperset(text):
                return text

    # Parts ----------------------------------------------------------------------------------------------------------

    def language(self):
        return self.random.choices(LANGUAGES, LANGUAGE_WEIGHTS)[0]

    def digits(self, count):
        return "".join(self.random.choices(DIGITS, k=count))

    def of(self, characters, low, high):
        return "".join(self.random.choices(characters, k=self.random.randint(low, high)))

    def word(self, language=None):
        return self.random.choice(self.words[language or self.language()])

    def cased(self, text):
        kind = self.random.random()
        return text.upper() if kind < 0.35 and "ß" not in text else text.title() if kind < 0.55 else text.lower() if kind < 0.6 else text

    def invented(self):
        syllables = self.random.randint(1, 4)
        text = "".join(self.random.choice("bcdfghjklmnpqrstvwxyz") + self.random.choice("aeiou") + self.random.choice(["", "", "n", "r", "s", "l"]) for _ in range(syllables))
        return self.cased(text)

    # Kinds ----------------------------------------------------------------------------------------------------------

    def plain_amount(self):
        r = self.random
        whole = r.randrange(10 ** r.choice([1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]))
        cents = f"{r.randrange(100):02d}"
        separators = r.choice([(",", "."), (",", "."), (",", "."), (".", ","), (".", ","), ("", "."), ("", ","), (" ", ","), ("'", "."), (" ", ".")])
        text = f"{whole:,}".replace(",", "\0").replace("\0", separators[0])
        return text if r.random() < 0.06 else text + separators[1] + cents

    def amount(self):
        r = self.random
        text = self.plain_amount()
        sign = r.choice(["$", "$", "$", "$ ", "R$ ", "R$", "US$", "MX$", "€", "€ ", "£", "USD ", "MXN ", "EUR ", "BRL "])
        form = r.random()
        if form < 0.3:
            return text
        if form < 0.55:
            return sign + text
        if form < 0.64:
            return "-" + (sign if r.random() < 0.6 else "") + text
        if form < 0.69:
            return f"({sign if r.random() < 0.5 else ''}{text})"
        if form < 0.74:
            return text + r.choice(["-", " -", "+", " +"])
        if form < 0.8:
            return text + r.choice([" CR", " DR", "CR", " D", " C", "D", "C", " (-)", " H", " S"])
        if form < 0.84:
            return sign.strip() + "-" + text
        if form < 0.88:
            return text + r.choice([" €", " USD", " MXN", " EUR", " kr", " Kč", "€", " $", " M.N."])
        if form < 0.93:
            return f"{r.uniform(0, 100):.{r.choice([0, 1, 2, 2, 3, 4])}f}".replace(".", r.choice([".", ","])) + r.choice(["%", " %"])
        if form < 0.97:
            return "+" + sign + text
        return r.choice(["*", "**", "***", "$*", "$**"]) + text + r.choice(["", "*", "**"])

    def date(self):
        r = self.random
        language = self.language()
        day, month = r.randint(1, 31), r.randint(1, 12)
        year = r.randint(1940, 2035)
        name = MONTHS[language][month - 1]
        short = name[:3] + r.choice(["", "", "."])
        case = r.choice([str, str, str.upper, str.title])
        y2 = f"{year % 100:02d}"
        forms = [
            f"{month:02d}/{day:02d}/{year}", f"{month:02d}/{day:02d}/{year}", f"{day:02d}/{month:02d}/{year}", f"{day:02d}/{month:02d}/{year}", f"{month:02d}/{day:02d}",
            f"{day:02d}/{month:02d}", f"{month}/{day}/{y2}", f"{month:02d}/{day:02d}/{y2}", f"{year}-{month:02d}-{day:02d}", f"{day:02d}-{month:02d}-{year}", f"{day:02d}.{month:02d}.{year}",
            f"{day:02d}.{month:02d}.{y2}", f"{day:02d} {month:02d} {year}", f"{day:02d}{month:02d}{year}", case(f"{name} {day}, {year}"), case(f"{short} {day}, {year}"), case(f"{short} {day}"),
            case(f"{day} {short} {year}"), case(f"{day:02d}-{name[:3]}-{year}"), case(f"{day:02d}/{name[:3]}/{y2}"), case(f"{day:02d} {name[:3]}"), case(f"{day} de {name} de {year}"),
            case(f"{name} {year}"), case(f"{r.choice(DAYS[language])}, {name} {day}, {year}"), f"{day:02d}/{month:02d}/{year} {r.randrange(24):02d}:{r.randrange(60):02d}",
            f"{r.randrange(24):02d}:{r.randrange(60):02d}:{r.randrange(60):02d}", f"{r.randint(1, 12)}:{r.randrange(60):02d} {r.choice(['AM', 'PM', 'am', 'p.m.'])}", f"{month:02d}/{year}", f"{day}. {name} {year}",
            case(f"{name} {day}, {year} {r.choice(['-', 'to', '–', 'through'])} {name} {r.randint(1, 31)}, {year}"), f"{month:02d}/{day:02d}/{y2} - {r.randint(1, 12):02d}/{r.randint(1, 31):02d}/{y2}",
            f"{day:02d}/{month:02d}/{year} {r.choice(['a', 'al', '-', 'até', 'au'])} {r.randint(1, 31):02d}/{r.randint(1, 12):02d}/{year}",
        ]  # fmt: skip
        return r.choice(forms)

    def number(self):
        r = self.random
        form = r.randrange(14)
        if form < 3:
            return self.digits(r.randint(1, 6))
        if form < 5:
            return self.digits(r.randint(7, 20))
        if form == 5:
            return " ".join(self.digits(4) for _ in range(r.randint(2, 5)))
        if form == 6:
            return "-".join(self.digits(r.randint(2, 6)) for _ in range(r.randint(2, 4)))
        if form == 7:
            return f"({self.digits(3)}) {self.digits(3)}-{self.digits(4)}" if r.random() < 0.5 else f"{r.choice(['1-', '+1 ', '+52 ', '+55 ', ''])}{self.digits(3)}-{self.digits(3)}-{self.digits(4)}"
        if form == 8:
            return f"{self.digits(3)}.{self.digits(3)}.{self.digits(3)}-{self.digits(2)}"
        if form == 9:
            return f"{self.digits(2)}.{self.digits(3)}.{self.digits(3)}/{self.digits(4)}-{self.digits(2)}"
        if form == 10:
            return f"{self.digits(3)}-{self.digits(2)}-{self.digits(4)}"
        if form == 11:
            return f"{self.digits(5)}-{r.choice([self.digits(4), self.digits(3)])}"
        if form == 12:
            return f"{self.digits(4)} {self.digits(6)}-{self.digits(1)}"
        return f"{r.choice(['#', 'No. ', 'Nº ', 'N° ', 'No ', 'n.º ', '№ ', 'Ref. ', 'CK ', 'ID '])}{self.digits(r.randint(3, 12))}"

    def code(self):
        r = self.random
        form = r.randrange(8)
        if form == 0:
            return self.of(UPPER, 4, 4) + self.digits(6) + r.choice("HM") + self.of(UPPER, 5, 5) + self.of(UPPER + DIGITS, 2, 2)
        if form == 1:
            return self.of(UPPER, 3, 4) + self.digits(6) + self.of(UPPER + DIGITS, 3, 3)
        if form == 2:
            return self.of(UPPER, 1, 3) + self.digits(r.randint(5, 12))
        if form == 3:
            return self.of(UPPER + DIGITS, 5, 22)
        if form == 4:
            return "-".join(self.of("0123456789ABCDEF", size, size) for size in (8, 4, 4, 4, 12)) if r.random() < 0.4 else "-".join(self.of(UPPER + DIGITS, 2, 6) for _ in range(3))
        if form == 5:
            return self.of("0123456789abcdef", 8, 40)
        if form == 6:
            return f"{self.of(UPPER, 2, 2)}{self.digits(2)} " + " ".join(self.of(UPPER + DIGITS, 4, 4) for _ in range(r.randint(2, 5)))
        return self.of(UPPER, 1, 1) + r.choice(["", "-", " ", "/"]) + self.of(UPPER + DIGITS, 1, 8) + r.choice(["", "/" + self.digits(2)])

    def label(self):
        language = self.language()
        text = self.random.choice(LABELS[language])
        if self.random.random() < 0.2:
            text += self.random.choice([" / ", "/", " - ", " "]) + self.random.choice(LABELS[self.language()])
        return self.cased(text) + self.random.choice(["", "", "", ":", ".", " (" + self.digits(1) + ")"])

    def value(self):
        return self.random.choice([self.amount, self.amount, self.date, self.number, self.code, self.name])()

    def labelled(self):
        return self.label().rstrip(":.") + self.random.choice([": ", ": ", " ", "  ", ". ", " # ", " - ", ":"]) + self.value()

    def row(self):
        return " ".join(self.random.choice([self.date, self.amount, self.plain_amount, self.number, self.word])() for _ in range(self.random.randint(2, 4)))

    def name(self):
        r = self.random
        part = lambda: (self.word() if r.random() < 0.5 else self.invented()).title()
        parts = [part() for _ in range(r.randint(1, 4))]
        if r.random() < 0.2:
            parts.insert(1, r.choice(UPPER) + ".")
        if r.random() < 0.1:
            parts.insert(-1, r.choice(["de", "da", "dos", "de la", "van", "von", "Mc", "O'", "y", "del"]))
        text = " ".join(parts)
        if r.random() < 0.15:
            text = parts[-1] + ", " + " ".join(parts[:-1])
        if r.random() < 0.12:
            text = r.choice(["Mr. ", "Mrs. ", "Sr. ", "Sra. ", "Dr. ", "Lic. "]) + text
        if r.random() < 0.15:
            text += r.choice([", Inc.", " LLC", " S.A. de C.V.", " Ltda.", " S/A", " Corp.", " & Co.", " GmbH", " N.A.", " Jr.", " III", " SAS", " ME", " EIRELI"])
        return text.upper() if r.random() < 0.45 else text

    def address(self):
        r = self.random
        language = self.language()
        street = r.choice(STREETS[language])
        form = r.randrange(5)
        if form == 0:
            text = f"{r.randint(1, 19999)} {r.choice(['', 'N ', 'S. ', 'W ', 'East '])}{self.word(language).title()} {street}"
        elif form == 1:
            text = f"{street} {self.word(language).title()} {self.word(language).title()}{r.choice([',', '', ' #', ' No.', ' nº'])} {r.randint(1, 4000)}"
        elif form == 2:
            text = f"{self.word('en').title()}, {r.choice(STATES)} {self.digits(5)}{r.choice(['', '', '-' + self.digits(4)])}"
        elif form == 3:
            text = f"{self.word(language).title()} - {r.choice(['SP', 'RJ', 'MG', 'RS', 'BA', 'CDMX', 'Jal.', 'N.L.'])} {r.choice(['CEP ', 'C.P. ', ''])}{self.digits(5)}{r.choice(['', '-' + self.digits(3)])}"
        else:
            text = f"{r.choice(['P.O. Box', 'PO BOX', 'Apt.', 'Apto', 'Ap.', 'Suite', 'Int.', 'Depto.'])} {r.randint(1, 99999)}, {self.word(language).title()}"
        return text.upper() if r.random() < 0.45 else text

    def merchant(self):
        r = self.random
        parts = [r.choice(MERCHANT_PARTS)] if r.random() < 0.6 else []
        for _ in range(r.randint(1, 4)):
            parts.append(r.choice([self.word().upper(), self.word().upper(), self.invented().upper(), self.digits(r.randint(2, 10)), f"{r.randint(1, 12):02d}/{r.randint(1, 31):02d}", r.choice(STATES), "*" + self.of(UPPER + DIGITS, 3, 9), "#" + self.digits(4)]))
        text = " ".join(parts)
        return text if r.random() < 0.8 else text.title()

    def sentence(self):
        r = self.random
        language = self.language()
        parts = [r.choice(SMALL[language]) if r.random() < 0.45 else self.word(language) for _ in range(r.randint(2, 7))]
        text = " ".join(part + (r.choice([",", ",", ";", ":"]) if r.random() < 0.08 else "") for part in parts)
        text = text[0].upper() + text[1:] + r.choice([".", ".", "", "", ",", "?", "!", ":"])
        return text.upper() if r.random() < 0.1 and "ß" not in text else text

    def plain_words(self):
        return " ".join(self.cased(self.word()) for _ in range(self.random.randint(1, 4)))

    def zone(self):
        r = self.random
        size = r.choice([30, 30, 36, 44, 44])
        names = "".join(r.choice([self.of(UPPER, 3, 9), self.invented().upper()]) + r.choice(["<", "<<", "<"]) for _ in range(r.randint(2, 4)))
        form = r.randrange(3)
        if form == 0:
            return (r.choice(["P<", "I<", "ID", "V<", "A<"]) + self.of(UPPER, 3, 3) + names).ljust(size, "<")[:size]
        if form == 1:
            return (self.of(UPPER + DIGITS, 9, 9) + self.digits(1) + self.of(UPPER, 3, 3) + self.digits(7) + r.choice("MF<") + self.digits(7) + self.of(UPPER + DIGITS + "<", 0, 8)).ljust(size - 1, "<")[: size - 1] + self.digits(1)
        return names.ljust(size, "<")[:size] if r.random() < 0.7 else names.rstrip("<")

    def link(self):
        r = self.random
        word = lambda: self.word("en").lower().replace("'", "")
        form = r.randrange(4)
        if form == 0:
            return f"{word()}{r.choice(['.', '_', '', '-'])}{r.choice([word(), self.digits(2)])}@{word()}.{r.choice(['com', 'com.mx', 'com.br', 'org', 'net', 'gov'])}"
        if form == 1:
            return f"{r.choice(['www.', 'https://', 'http://www.', ''])}{word()}.{r.choice(['com', 'com.mx', 'com.br', 'org', 'gov', 'de'])}{r.choice(['', '/' + word(), '/' + word() + '?id=' + self.digits(4)])}"
        if form == 2:
            return f"{word()}.{r.choice(['com', 'com.br', 'mx', 'gov'])}/{word()}"
        return f"{r.choice(['Visit', 'Visite', 'Go to', 'or visit'])} {word()}.com {r.choice(['or call', 'ou ligue', 'o llame al'])} {self.digits(3)}-{self.digits(3)}-{self.digits(4)}"

    def masked(self):
        r = self.random
        sign = r.choice(["X", "x", "*", "*", "•", "·", "."])
        run = sign * r.randint(2, 12)
        if r.random() < 0.25:
            run = r.choice([" ", "-"]).join([sign * 4] * r.randint(1, 3))
        return r.choice(["", "", "Account ", "Card ending ", "Acct ", "Cta. ", self.digits(4) + r.choice(["", " "])]) + run + r.choice(["", " ", "-"]) + self.digits(r.choice([3, 4, 4, 4, 5, 6]))

    def anything(self):
        r = self.random
        # Capital I, small l and the bar look alike in many fonts.
        pool = [character for character in self.characters if character not in "Il|" or r.random() < 0.3]
        if r.random() < 0.5:
            pool = [character for character in pool if character < "\x7f"]
        return " ".join(self.of(pool, 1, 10) for _ in range(r.randint(1, 4)))

    def narrow(self):
        r = self.random
        text = "".join(r.choice(NARROW) if r.random() < 0.6 else r.choice(LOWER + DIGITS) for _ in range(r.randint(2, 7)))
        form = r.random()
        if form < 0.3:
            return "".join(r.choice("1 1174,.7il") for _ in range(r.randint(3, 10)))
        return self.word() + r.choice(["", " ", "-"]) + text if form < 0.5 else text.upper() if form < 0.6 else text

    def accented(self):
        """Words, some of whose letters take an accent by chance."""
        r = self.random
        words = []
        for _ in range(r.randint(1, 4)):
            word = list(self.cased(self.word(r.choice(["es", "pt", "fr", "de", "en", "nordic"]))))
            for index, letter in enumerate(word):
                if r.random() < 0.25 and letter in ACCENTS:
                    word[index] = r.choice(ACCENTS[letter])
            words.append("".join(word))
        return " ".join(words)

    def accented_strings(self):
        r = self.random
        return " ".join("".join(r.choice(self.new) if r.random() < 0.4 else r.choice(UPPER + LOWER) for _ in range(r.randint(1, 9))) for _ in range(r.randint(1, 4)))

    def short(self):
        r = self.random
        return r.choice([lambda: self.of(self.characters, 1, 2), lambda: r.choice(UPPER), lambda: self.digits(r.randint(1, 3)), lambda: r.choice("MFXHCD"), lambda: self.of(UPPER, 1, 3), lambda: self.of(UPPER, 1, 1) + self.digits(1)])()

    def typographic(self):
        r = self.random
        text = self.plain_words()
        return r.choice([
            lambda: f"“{text}”", lambda: f"‘{text}’", lambda: f"«{text}»", lambda: f"{text} – {self.plain_words()}", lambda: f"{text} — {self.word()}", lambda: text + "…", lambda: f"© {r.randint(1990, 2030)} {text}",
            lambda: text + r.choice(["®", "™", "®", "²", "³"]), lambda: f"¿{text}?", lambda: f"¡{text}!", lambda: f"§ {self.digits(2)}", lambda: f"{r.randint(1, 40)}{r.choice(['º', 'ª', '°', ' °C', '½'])} {self.word()}",
            lambda: f"{self.word('en')}’s {self.word('en')}", lambda: f"• {text}", lambda: f"· {text}", lambda: f"{self.amount()} – {self.amount()}", lambda: f"{text} ({self.word()})", lambda: f"{self.word()}/{self.word()} & {self.word()}",
            lambda: f"[{text}] {{{self.word()}}}", lambda: f"{self.digits(2)}' {self.digits(2)}\"", lambda: f"{r.randint(4, 6)}'-{r.randint(0, 11):02d}\"", lambda: f"{r.randint(100, 200)} cm / {r.randint(80, 300)} lb", lambda: f"{self.of(SYMBOLS, 1, 6)} {text}",
        ])()  # fmt: skip


ACCENTS = {
    "a": "áàâãäåæ", "c": "ç", "e": "éèêë", "i": "íìîï", "n": "ñ", "o": "óòôõöøœ", "u": "úùûü", "y": "ý", "s": "ß",
    "A": "ÁÀÂÃÄÅÆ", "C": "Ç", "E": "ÉÈÊË", "I": "ÍÌÎÏ", "N": "Ñ", "O": "ÓÒÔÕÖØŒ", "U": "ÚÙÛÜ", "Y": "Ý",
}  # fmt: skip
