import type { CardDrawing } from '../composed-document.js';
import { type DateStyle, type Day, formatDay, isoDate, type PaperLanguage } from '../printing/dates.js';
import { Ledger, plain } from '../printing/ledger.js';
import type { Person } from './facts.js';
import { pdf417 } from './pdf417.js';

export interface TextStyle {
  /** Height of the letters' em in tenths of a millimeter. */
  readonly size?: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly font?: string;
  readonly spacing?: number;
}

/** One or two sides of a card being printed, in tenths of a millimeter; a back lies below the front. */
export class Card {
  readonly ledger = new Ledger();
  readonly person: Person;
  readonly language: PaperLanguage;
  readonly width: number;
  readonly #font: string;
  readonly #dateStyle: DateStyle;
  readonly #markup: string[] = [];
  #height: number;

  constructor(
    person: Person,
    look: { language: PaperLanguage; font: string; dateStyle: DateStyle; width?: number; height?: number },
  ) {
    this.person = person;
    this.language = look.language;
    this.#font = look.font;
    this.#dateStyle = look.dateStyle;
    this.width = look.width ?? 856;
    this.#height = look.height ?? 540;
  }

  text(
    x: number,
    y: number,
    markup: string,
    { size = 26, fill = '#16181d', bold = false, font = this.#font, spacing = 0 }: TextStyle = {},
  ): void {
    this.#markup.push(
      `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="bold"' : ''}${spacing ? ` letter-spacing="${spacing}"` : ''} xml:space="preserve">${markup}</text>`,
    );
  }

  /** A small label above its value. */
  above(
    x: number,
    y: number,
    label: string,
    value: string,
    style: TextStyle = {},
    labelFill = '#4a5a78',
  ): void {
    this.text(x, y, plain(label), { size: 15, fill: labelFill });
    this.text(x, y + (style.size ?? 26) + 3, value, style);
  }

  /** A small label to the left of its value. */
  beside(x: number, y: number, label: string, value: string, style: TextStyle = {}, gap = 70): void {
    this.text(x, y, plain(label), { size: 17, fill: '#33508a' });
    this.text(x + gap, y, value, style);
  }

  say = (path: string, value: string, raw = value): string => this.ledger.say(path, value, raw);
  day = (path: string, day: Day, style = this.#dateStyle): string =>
    this.say(path, isoDate(day), formatDay(day, style, this.language));
  firstName = (): string => this.say('firstName', this.person.firstName);
  lastName = (): string => this.say('lastName', this.person.lastName);
  birth = (): string => this.day('dateOfBirth', this.person.birth);
  issue = (): string => this.day('dateOfIssue', this.person.issue);
  expiry = (): string => this.day('expirationDate', this.person.expiry);
  /** Street and town as two lines' texts. */
  address(): readonly [street: string, town: string] {
    const { street, town } = this.person;
    this.say('address', `${street}, ${town}`, `${street}`);
    return [plain(street), plain(town)];
  }

  rectangle(x: number, y: number, width: number, height: number, fill: string): void {
    this.#markup.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`);
  }

  /** A ground with fine colored curves from `top` to `bottom`, as security print has them. */
  ground(fill: string, inks: readonly string[], top = 0, bottom = this.#height): void {
    this.rectangle(0, top, this.width, bottom - top, fill);
    const { dice } = this.person;
    for (const [index, ink] of inks.entries()) {
      const [amplitude, wave, phase] = [
        dice.between(12, 34),
        dice.between(90, 230),
        dice.between(0, 60) / 10,
      ];
      for (let base = top + 8 + index * 5; base < bottom; base += 17) {
        const points: string[] = [];
        for (let x = 0; x <= this.width; x += 12) {
          const y = base + amplitude * Math.sin((2 * Math.PI * x) / wave + phase + base / 40);
          points.push(`${x} ${Math.min(bottom, Math.max(top, y)).toFixed(1)}`);
        }
        this.#markup.push(
          `<path d="M${points.join('L')}" fill="none" stroke="${ink}" stroke-width="0.9" opacity="0.55"/>`,
        );
      }
    }
  }

  /** A gray head and shoulders where a portrait would be. */
  portrait(x: number, y: number, width: number, height: number): void {
    const [middle, radius] = [x + width / 2, width * 0.24];
    this.rectangle(x, y, width, height, '#d5d8dc');
    this.#markup.push(
      `<circle cx="${middle}" cy="${y + height * 0.4}" r="${radius}" fill="#8d9299"/><path d="M${middle - width * 0.42} ${y + height}A${width * 0.42} ${height * 0.33} 0 0 1 ${middle + width * 0.42} ${y + height}Z" fill="#8d9299"/>`,
    );
  }

  /** A picture stretched into a rectangle. @param png its bytes @param opacity 0..1 */
  picture(x: number, y: number, width: number, height: number, png: Uint8Array, opacity = 1): void {
    this.#markup.push(
      `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" opacity="${opacity}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`,
    );
  }

  specimen(x: number, y: number, size = 40): void {
    this.#markup.push(
      `<text x="${x}" y="${y}" font-family="Liberation Sans" font-size="${size}" fill="#c0392b" opacity="0.2" transform="rotate(-20 ${x} ${y})">SPECIMEN</text>`,
    );
  }

  /** The lines of a machine-readable zone in the width of the card, from the bottom up. */
  machineReadable(lines: readonly string[], bottom = this.#height): void {
    const longest = Math.max(...lines.map(({ length }) => length));
    // OCR-B is not at hand: a monospaced face whose advance is 0.602 of its size.
    const size = (this.width - 70) / (longest * 0.602);
    const pitch = size * 1.35;
    lines.forEach((line, index) => {
      this.text(35, bottom - 30 - pitch * (lines.length - 1 - index), plain(line), {
        size,
        font: 'Liberation Mono',
        fill: '#111',
      });
    });
  }

  /** Adds a second side. @param height in tenths of a millimeter @returns its top */
  back(height = 540): number {
    const top = this.#height + 30;
    this.#height = top + height;
    return top;
  }

  async barcode(text: string, x: number, y: number, width: number): Promise<void> {
    const symbol = await pdf417(text);
    const scale = width / symbol.width;
    this.rectangle(x - 12, y - 12, width + 24, symbol.height * scale + 24, 'white');
    // What the symbol codes stands beside it for whoever checks this drawing; it is not drawn.
    this.#markup.push(
      `<g transform="translate(${x} ${y}) scale(${scale})"><desc>${plain(text.replace(/[\x00-\x1f]/g, ' '))}</desc><path d="${symbol.path}" fill="black"/></g>`,
    );
  }

  drawing(): CardDrawing {
    return {
      kind: 'svg',
      markup: `<rect width="${this.width}" height="${this.#height}" fill="white"/>${this.#markup.join('\n')}`,
      widthMm: this.width / 10,
      heightMm: this.#height / 10,
    };
  }
}
