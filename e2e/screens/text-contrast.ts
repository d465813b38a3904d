import type { Page } from '@playwright/test';

/** A text whose contrast axe does not decide. */
export interface Undecided {
  readonly target: string;
  /** The colour of its letters, from 0 to 255 each, with what its opacity leaves of it, from 0 to 1. */
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number];
  /** The contrast that letters of its size need. */
  readonly needed: number;
  /** The boxes of its letters in the page. */
  readonly boxes: readonly Box[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of what is behind a text that may be below: a line or an edge that letters touch. */
const MOST_BELOW = 0.1;

/** Leaves of a page what is behind its letters. */
const NO_LETTERS = `*, ::before, ::after, ::placeholder {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}
text, tspan { fill: transparent !important; stroke: none !important; }`;

/**
 * Measures texts by what is painted behind them: pictures, bars, gradients, or whatever else axe cannot compare with.
 * @returns the texts with too little contrast, each with the least that it needs
 */
export async function faintTexts(page: Page, texts: readonly Undecided[]): Promise<string[]> {
  if (texts.length === 0) return [];
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, NO_LETTERS);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return page.evaluate(measure, { png: picture.toString('base64'), texts, mostBelow: MOST_BELOW });
}

interface Measured {
  readonly png: string;
  readonly texts: readonly Undecided[];
  readonly mostBelow: number;
}

/** Runs in the browser, which can read pictures. */
async function measure({ png, texts, mostBelow }: Measured): Promise<string[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
    willReadFrequently: true,
  });
  context?.drawImage(picture, 0, 0);
  const linear = Float64Array.from({ length: 256 }, (_, part) =>
    part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = (red = 0, green = 0, blue = 0) =>
    0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
  return texts.flatMap(({ target, colour: [red, green, blue, alpha], needed, boxes }) => {
    let [all, below, worst] = [0, 0, 21];
    for (const { x, y, width, height } of boxes) {
      const { data } = context?.getImageData(x, y, width, height) ?? { data: [] };
      for (let n = 0; n + 2 < data.length; n += 4) {
        const [r = 0, g = 0, b = 0] = [data[n], data[n + 1], data[n + 2]];
        const mixed = (letters: number, ground: number) => Math.round(letters * alpha + ground * (1 - alpha));
        const [ground, letters] = [light(r, g, b), light(mixed(red, r), mixed(green, g), mixed(blue, b))];
        const contrast = (Math.max(ground, letters) + 0.05) / (Math.min(ground, letters) + 0.05);
        all += 1;
        below += Number(contrast < needed);
        worst = Math.min(worst, contrast);
      }
    }
    return below <= all * mostBelow ? [] : [`contrast: ${target}: down to ${worst.toFixed(2)} of ${needed}`];
  });
}

/** An element, with a selector that finds it. */
export interface Found {
  readonly element: Element;
  readonly target: string;
}

/** Runs in the browser: looks where the letters of elements are in the page, without those that are cut off. */
export function lettersOf(found: readonly Found[]): Undecided[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const toRgba = (colour: string) => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = colour;
    canvas?.fillRect(0, 0, 1, 1);
    return canvas?.getImageData(0, 0, 1, 1).data ?? [];
  };
  const colourOf = (element: Element, style: CSSStyleDeclaration) => {
    if (element instanceof SVGElement) return style.fill;
    const isEmpty = element instanceof HTMLInputElement && element.value === '';
    return isEmpty ? getComputedStyle(element, '::placeholder').color : style.color;
  };
  const rectsOf = (element: Element) => {
    if (element instanceof HTMLInputElement) return [element.getBoundingClientRect()];
    const range = document.createRange();
    return [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return [];
      range.selectNodeContents(node);
      return Array.from(range.getClientRects());
    });
  };
  /** The part of an element that its ancestors leave. */
  const leftOf = (element: Element) => {
    const left = { opacity: 1, x: [0, innerWidth], y: [-scrollY, Infinity] };
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { opacity, overflow, clipPath } = getComputedStyle(each);
      const rect = each.getBoundingClientRect();
      left.opacity *= Number(opacity);
      if (clipPath !== 'none') left.x = [0, 0];
      if (overflow === 'visible' || each instanceof SVGElement) continue;
      left.x = [Math.max(left.x[0] ?? 0, rect.left), Math.min(left.x[1] ?? 0, rect.right)];
      left.y = [Math.max(left.y[0] ?? 0, rect.top), Math.min(left.y[1] ?? 0, rect.bottom)];
    }
    return left;
  };
  return found.map(({ element, target }) => {
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, opaque = 255] = toRgba(colourOf(element, style));
    const { opacity, x, y } = leftOf(element);
    // Letters leave a quarter of a line empty above and below: borders of neighbours are there.
    const boxes = rectsOf(element).flatMap((rect) => {
      const left = Math.ceil(Math.max(rect.left, x[0] ?? 0));
      const top = Math.ceil(Math.max(rect.top + rect.height / 4, y[0] ?? 0));
      const width = Math.floor(Math.min(rect.right, x[1] ?? 0)) - left;
      const height = Math.floor(Math.min(rect.bottom - rect.height / 4, y[1] ?? 0)) - top;
      return width < 2 || height < 2 ? [] : [{ x: left + scrollX, y: top + scrollY, width, height }];
    });
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const colour = [red, green, blue, (opaque / 255) * opacity] as const;
    return { target, colour, needed: isLarge ? 3 : 4.5, boxes };
  });
}
