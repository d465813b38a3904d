import { joinProfiles, NO_DIFFERENCES, type Profile, sameProfile } from './profile.ts';

/**
 * The profile of an endpoint, learned by discovery and from its errors. A new discovery replaces what older errors
 * told; later errors are added to it.
 */
export class LearnedProfile {
  #profile = NO_DIFFERENCES;
  #sinceAsked = NO_DIFFERENCES;
  #version = 0;
  readonly #onChange: (profile: Profile) => void;

  constructor(onChange: (profile: Profile) => void) {
    this.#onChange = onChange;
  }

  get current(): Profile {
    return this.#profile;
  }

  /** Differs between any two profiles. */
  get version(): number {
    return this.#version;
  }

  /** Notes that the endpoint is being asked what it offers. */
  asked(): void {
    this.#sinceAsked = NO_DIFFERENCES;
  }

  /** Takes what the endpoint says of itself. */
  replace(profile: Profile): void {
    this.#set(joinProfiles(profile, this.#sinceAsked));
  }

  /** Takes what errors say. */
  add(found: Profile): void {
    this.#sinceAsked = joinProfiles(this.#sinceAsked, found);
    this.#set(joinProfiles(this.#profile, found));
  }

  #set(profile: Profile): void {
    if (sameProfile(profile, this.#profile)) return;
    this.#profile = profile;
    this.#version += 1;
    this.#onChange(profile);
  }
}
