/**
 * Sets the time of day, which `new Date()` and `Date.now()` tell, to a moment at which it stands still. Timers and
 * `performance.now()` go on. Browsers run it too, so that it uses nothing outside of itself.
 * @param {number} milliseconds since the epoch
 * @param {boolean} goesOn lets the time of day go on from that moment
 */
export function setClock(milliseconds, goesOn = false) {
  // The system's own one, if another moment was set before.
  const native = Date.prototype.constructor;
  const machine = () => new native().getTime();
  const ahead = milliseconds - machine();
  const now = () => (goesOn ? ahead + machine() : milliseconds);
  // No trap, so that a test can replace it.
  Object.assign(native, { now });
  globalThis.Date = new Proxy(native, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  });
}
