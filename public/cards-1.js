/*
 * Cards of War Ledger, version 1: shows beside a link to the site what stands there. It asks for nothing until a visitor
 * points at such a link, sets no cookie, and sends nothing but the address of the link.
 *
 * <script src="https://ledger.example/cards.js" async></script>
 *
 * An element with data-war-ledger="off" has no cards within.
 */
(() => {
  'use strict';
  const script = document.currentScript;
  if (!script || !document.adoptedStyleSheets || window.warLedgerCards) return;
  window.warLedgerCards = 1;
  const { origin } = new URL(script.src);
  const KINDS =
    /^\/(?:armory|battle|build|chapter|character|creature|dungeon|gameobject|guild|instance-run|instance|item|kill|quest|scenario|scenarios|skirmish|zone)\/[^/.]+(?:\/[^.]*)?$/;
  const [HOVER, PRESS, LEAVE, MOST] = [150, 450, 200, 50];
  const ID = 'war-ledger-card';

  /** The address of a link's card; null for a link that has none. */
  const cardOf = (link) => {
    const { origin: at, pathname, search } = link;
    if (at !== origin || !KINDS.test(pathname) || link.closest('[data-war-ledger="off"]')) return null;
    return `${origin}${pathname.replace(/\/$/, '')}/card${search}`;
  };
  const linkAt = (event) =>
    event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href && cardOf(node));

  const kept = new Map();
  const load = (address) => {
    let found = kept.get(address);
    if (!found) {
      found = fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
        .then((answer) => (answer.ok ? answer.text() : null))
        .catch(() => null);
      kept.set(address, found);
      if (kept.size > MOST) kept.delete(kept.keys().next().value);
      found.then((text) => text === null && kept.delete(address));
    }
    return found;
  };

  // A host that requires trusted types has to allow this policy by its name; without that there are no cards.
  let toTrusted = (markup) => markup;
  try {
    const policy = window.trustedTypes?.createPolicy(ID, { createHTML: (markup) => markup });
    if (policy) toTrusted = (markup) => policy.createHTML(markup);
  } catch {
    // The host does not allow it.
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host{all:initial!important;position:fixed!important;left:var(--x,0)!important;top:var(--y,0)!important;z-index:2147483647!important;width:max-content!important;
max-width:min(340px,calc(100vw - 16px))!important;max-height:calc(100vh - 16px)!important;overflow:auto!important;
font:14px/1.4 system-ui,sans-serif!important;color:var(--text)!important;background:var(--bg)!important;
border:1px solid var(--line)!important;border-radius:6px!important;box-shadow:0 12px 32px -12px #0009!important;
--bg:#fffdf7;--text:#221c12;--muted:#5c5340;--line:#857a62;--order:#1a55ad;--destruction:#ad2f17;--neutral:#535b69}
:host([hidden]){display:none!important}
:host([data-scheme=dark]){--bg:#191d27;--text:#ece6d8;--muted:#a9a595;--line:#6f6a58;--order:#7db2ff;
--destruction:#ff8a6b;--neutral:#b6bcc8}
*{box-sizing:border-box;margin:0}
article{padding:12px 14px;border-left:4px solid var(--neutral);display:grid;gap:8px}
article[data-side=order]{border-color:var(--order)}article[data-side=destruction]{border-color:var(--destruction)}
header,li{display:flex;gap:10px;align-items:center}header>div,.name{flex:1;min-width:0;overflow-wrap:anywhere}
.title{font:600 17px/1.2 georgia,serif}.facts,.site,.aside,.rank,.figure,.totals,dt{color:var(--muted)}
.facts,.figure{font-size:13px}.site,.aside{font-size:12px}
.drawing,.drawing svg{display:block;flex:none;width:40px;height:40px}.places .drawing,.places svg{width:24px;height:24px}
.aside{display:grid;justify-items:center;max-width:84px;text-align:center;line-height:1.2;overflow-wrap:anywhere}
ul,ol{list-style:none;padding:0}.totals{display:flex;flex-wrap:wrap;gap:2px 16px}.totals li{display:block}
b,dd{color:var(--text);font-weight:600}.places{display:grid;gap:4px}
dl{display:grid;grid-template-columns:auto auto;gap:1px 16px}dd{text-align:right}`);

  let host, root, shown, wanted, timer;

  const build = () => {
    host = document.createElement('div');
    host.id = ID;
    host.hidden = true;
    host.setAttribute('role', 'tooltip');
    if ('popover' in host) host.popover = 'manual';
    root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    host.addEventListener('pointerenter', () => clearTimeout(timer));
    host.addEventListener('pointerleave', leave);
    document.documentElement.append(host);
  };

  /** The scheme of the host around a link, by how light its text is: that is right whatever made it so. */
  const schemeOf = (link) => {
    const [r = 0, g = 0, b = 0] = getComputedStyle(link.parentElement).color.match(/[\d.]+/g) || [];
    return r * 0.3 + g * 0.6 + b * 0.1 > 128 ? 'dark' : 'light';
  };

  const place = (link) => {
    const [{ left, top, bottom }, card] = [link.getBoundingClientRect(), host.getBoundingClientRect()];
    const below = bottom + 8 + card.height <= innerHeight || top < card.height + 8;
    const y = below ? Math.min(bottom + 8, innerHeight - card.height - 8) : top - card.height - 8;
    const x = Math.min(left, document.documentElement.clientWidth - card.width - 8);
    host.style.setProperty('--x', `${Math.max(8, x)}px`);
    host.style.setProperty('--y', `${Math.max(8, y)}px`);
  };

  const show = async (link) => {
    wanted = link;
    const markup = await load(cardOf(link));
    if (wanted !== link || markup === null || !link.isConnected) return;
    if (!host?.isConnected) build();
    try {
      root.innerHTML = toTrusted(markup);
    } catch {
      return;
    }
    hide();
    wanted = shown = link;
    host.dataset.scheme = schemeOf(link);
    host.hidden = false;
    host.showPopover?.();
    place(link);
    if (!link.hasAttribute('aria-describedby')) link.setAttribute('aria-describedby', ID);
  };

  const hide = () => {
    clearTimeout(timer);
    wanted = undefined;
    if (!shown) return;
    if (shown.getAttribute('aria-describedby') === ID) shown.removeAttribute('aria-describedby');
    shown = undefined;
    host.hidePopover?.();
    host.hidden = true;
  };

  const later = (delay, work) => {
    clearTimeout(timer);
    timer = setTimeout(work, delay);
  };
  const leave = () => later(LEAVE, hide);

  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'touch') return;
      const link = linkAt(event);
      if (link && link === shown) clearTimeout(timer);
      else if (link) later(HOVER, () => show(link));
      else if (event.composedPath().includes(host)) clearTimeout(timer);
      else if (shown || wanted) leave();
      else clearTimeout(timer);
    },
    true,
  );
  addEventListener(
    'focusin',
    (event) => {
      const link = linkAt(event);
      if (link?.matches(':focus-visible')) show(link);
    },
    true,
  );
  addEventListener('focusout', () => shown && leave(), true);

  let pressed = false;
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = false;
      const link = linkAt(event);
      if (event.pointerType !== 'touch') return;
      if (!link) return hide();
      link.style.setProperty('-webkit-touch-callout', 'none');
      later(PRESS, () => {
        pressed = true;
        show(link);
      });
    },
    true,
  );
  for (const name of ['pointerup', 'pointercancel', 'pointermove']) {
    addEventListener(
      name,
      (event) => {
        const moved = name === 'pointermove' && Math.abs(event.movementX) + Math.abs(event.movementY) < 4;
        if (event.pointerType === 'touch' && !pressed && !moved) clearTimeout(timer);
      },
      true,
    );
  }
  // The press that opened a card neither follows the link nor opens the browser's menu.
  for (const name of ['click', 'contextmenu']) {
    addEventListener(
      name,
      (event) => {
        if (!pressed || !linkAt(event)) return;
        event.preventDefault();
        if (name === 'click') pressed = false;
      },
      true,
    );
  }
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true);
  addEventListener('scroll', ({ target }) => target !== host && hide(), { capture: true, passive: true });
})();
